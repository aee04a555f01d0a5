import type { RefusedAnswer } from "../../publishing/answers.ts";

/** The draft was looked at and not published: its findings say why. */
export class Refused extends Error {
  readonly findings: RefusedAnswer["findings"];

  constructor({ findings }: RefusedAnswer) {
    super("The draft cannot be published as it is");
    this.findings = findings;
  }
}

/** To sign in, and back to what was looked at. */
export const signIn = (): void =>
  location.assign(`/admin/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);

const PROBLEMS: Readonly<Record<number, string>> = {
  401: "You are signed out.",
  403: "You may not do this.",
  404: "This brand is not there any more.",
};

/** What the CMS says itself is more exact. */
const reasonIn = async (response: Response): Promise<string> => {
  const body = (await response.json().catch(() => null)) as { errors?: { message?: string }[] } | null;
  const told = body?.errors?.[0]?.message;
  return told && response.status < 500 ? told : (PROBLEMS[response.status] ?? "The CMS did not answer as it should.");
};

/** Asks the CMS as whoever is signed in. */
export const ask = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
  const response = await fetch(path, { credentials: "same-origin", cache: "no-store", ...init });
  if (response.ok) return (await response.json()) as Answer;
  if (response.status === 401) signIn();
  if (response.status === 422) throw new Refused((await response.json()) as RefusedAnswer);
  throw new Error(await reasonIn(response));
};

export const send = <Answer>(path: string, body: object, method = "POST"): Promise<Answer> =>
  ask(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
