import type {
  CompareAnswer,
  DraftAnswer,
  PublishAnswer,
  PublishedAnswer,
  RefusedAnswer,
} from "../../publishing/answers.ts";

/** The draft was looked at and not published: its findings say why. */
export class Refused extends Error {
  readonly findings: RefusedAnswer["findings"];

  constructor({ findings }: RefusedAnswer) {
    super("The draft cannot be published as it is");
    this.findings = findings;
  }
}

/** To sign in, and back to what was looked at. */
const signIn = (): void =>
  location.assign(`/admin/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);

const PROBLEMS: Readonly<Record<number, string>> = {
  401: "You are signed out.",
  403: "You may not do this.",
  404: "This brand is not there any more.",
};

const ask = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
  const response = await fetch(path, { credentials: "same-origin", cache: "no-store", ...init });
  if (response.ok) return (await response.json()) as Answer;
  if (response.status === 401) signIn();
  if (response.status === 422) throw new Refused((await response.json()) as RefusedAnswer);
  throw new Error(PROBLEMS[response.status] ?? "The CMS did not answer as it should.");
};

const send = <Answer>(path: string, body: object): Promise<Answer> =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const address = (brandId: string, what: string): string => `/api/brands/${encodeURIComponent(brandId)}/${what}`;

/** A version, or what would be published now. */
export type Version = number | "draft";

/** The only place where the studio asks the CMS. */
export const brandApi = {
  draft: (brandId: string, signal: AbortSignal): Promise<DraftAnswer> => ask(address(brandId, "draft"), { signal }),
  published: (brandId: string, signal: AbortSignal): Promise<PublishedAnswer> =>
    ask(address(brandId, "published"), { signal }),
  compare: (brandId: string, from: Version, to: Version, signal: AbortSignal): Promise<CompareAnswer> =>
    ask(address(brandId, `compare?${new URLSearchParams({ from: String(from), to: String(to) })}`), { signal }),
  publish: (brandId: string, note: string): Promise<PublishAnswer> => send(address(brandId, "publish"), { note }),
  rollBack: (brandId: string, to: number): Promise<PublishAnswer> => send(address(brandId, "rollback"), { to }),
} as const;
