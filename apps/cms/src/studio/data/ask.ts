import { failureOf } from "./failed.ts";

/** To sign in, and back to what was looked at. */
export const signIn = (): void =>
  location.assign(`/admin/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);

/** What the CMS answered, or an error that says why it did not do it. Who is signed out is asked to sign in again. */
export const readAnswer = <Answer>(status: number, text: string): Answer => {
  if (status >= 200 && status < 300) return JSON.parse(text) as Answer;
  if (status === 401) signIn();
  throw failureOf(status, text);
};

/** Asks the CMS as whoever is signed in. */
export const ask = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
  const response = await fetch(path, { credentials: "same-origin", cache: "no-store", ...init });
  return readAnswer(response.status, await response.text());
};

export const send = <Answer>(path: string, body: object, method = "POST"): Promise<Answer> =>
  ask(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
