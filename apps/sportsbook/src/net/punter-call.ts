import { TRACE_HEADER } from "@touchline/protocol";
import { errorOf, HttpError } from "./http.ts";
import { newTrace } from "./new-trace.ts";

export interface PunterAccess {
  /** Null where the punter is signed in no more. */
  readonly token: () => string | null;
  /** Asks for another token; the next `token()` is as good as the host could make it. False where the host could not be asked. */
  readonly renew: () => Promise<boolean>;
  /** The platform refused a token that the host had just given. */
  readonly onRefused: (token: string, refusal: TokenRefused) => void;
}

/** The message is the platform's: it says why where the platform says so. */
export class TokenRefused extends Error {
  override readonly name = "TokenRefused";
}

const UNAUTHORISED = 401;
/** What a browser still delivers when the page is left is counted in bytes; a character is at most three. */
const LONGEST_KEPT_ALIVE = 20_000;

const refusalOf = async (response: Response): Promise<TokenRefused> => {
  const problem: unknown = await response.json().catch(() => null);
  const { message } = (problem ?? {}) as { readonly message?: unknown };
  return new TokenRefused(typeof message === "string" ? message : "The platform refused the token");
};

/** Null where the token is accepted, and where there was no answer: then nothing is known against it. */
export const askRefusal = async (token: string): Promise<TokenRefused | null> => {
  const headers = { accept: "application/json", authorization: `Bearer ${token}` };
  const response = await fetch("/api/punter/wallet", { headers }).catch(() => null);
  return response?.status === UNAUTHORISED ? refusalOf(response) : null;
};

/** Calls in a punter's name. A token that is good no more is replaced once, for all calls that were sent with it. */
export const createPunterCall = ({ token, renew, onRefused }: PunterAccess) => {
  /** Who asks without being signed in need not ask the server. */
  const bearerFor = (path: string): string => {
    const bearer = token();
    if (bearer === null) throw new HttpError(path, UNAUTHORISED);
    return bearer;
  };

  const request = (path: string, bearer: string, body: object | null, signal?: AbortSignal): Promise<Response> => {
    const text = body && JSON.stringify(body);
    return fetch(path, {
      headers: {
        accept: "application/json",
        authorization: `Bearer ${bearer}`,
        ...(text !== null && { "content-type": "application/json", [TRACE_HEADER]: newTrace() }),
      },
      ...(signal && { signal }),
      // A change is delivered even when the page is left at once.
      ...(text !== null && { method: "POST", body: text, keepalive: text.length < LONGEST_KEPT_ALIVE }),
    });
  };

  /** Null as the body asks, anything else changes. */
  return async (path: string, body: object | null = null, signal?: AbortSignal): Promise<unknown> => {
    const first = bearerFor(path);
    let response = await request(path, first, body, signal);
    if (response.status === UNAUTHORISED) {
      // Another call that was sent with this token has had it replaced, or asks now.
      const isAnswered = token() !== first || (await renew());
      const second = bearerFor(path);
      // A host that gives the refused token again has no other.
      if (second !== first) response = await request(path, second, body, signal);
      if (response.status === UNAUTHORISED && isAnswered) onRefused(second, await refusalOf(response));
    }
    if (!response.ok) throw errorOf(path, response);
    return response.json();
  };
};

export type PunterCall = ReturnType<typeof createPunterCall>;
