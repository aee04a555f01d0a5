import { randomBytes } from "node:crypto";
import { ACCOUNTS, type Account } from "./accounts.ts";

export interface Session {
  readonly id: string;
  readonly account: Account;
}

const COOKIE = "host_session";
const SECONDS = 86_400;

const cookie = (value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=/host; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

/** Who is signed in to the operator's site, by a cookie that only it reads. */
export const createSessions = () => {
  const sessions = new Map<string, Session>();

  const secretOf = (cookies: string | undefined): string | undefined =>
    cookies
      ?.split(";")
      .map((part) => part.trim().split("="))
      .find(([name]) => name === COOKIE)?.[1];

  return {
    find: (cookies: string | undefined): Session | undefined => sessions.get(secretOf(cookies) ?? ""),

    /** Answers with the session and the cookie to set, or null where there is no such account. */
    open: (accountId: string): { readonly session: Session; readonly cookie: string } | null => {
      const account = ACCOUNTS.find(({ id }) => id === accountId);
      if (!account) return null;
      const secret = randomBytes(24).toString("base64url");
      const session = { id: randomBytes(12).toString("base64url"), account };
      sessions.set(secret, session);
      return { session, cookie: cookie(secret, SECONDS) };
    },

    /** Answers with the cookie to set. */
    close: (cookies: string | undefined): string => {
      sessions.delete(secretOf(cookies) ?? "");
      return cookie("", 0);
    },
  };
};
