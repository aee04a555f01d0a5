import { randomBytes } from "node:crypto";
import { ACCOUNTS, type Account, walletOf } from "./accounts.ts";

export interface Session {
  readonly id: string;
  readonly account: Account;
  /** The one of the account's that is played in. */
  readonly currency: string;
}

const SECONDS = 86_400;

const newId = (): string => randomBytes(12).toString("base64url");

/** Who is signed in to the operator's site, by a cookie that only it reads. */
export const createSessions = (tenant: string) => {
  // Cookies are the same for all ports: sites of two tenants on one machine must not sign each other out.
  const name = `host_session_${tenant}`;
  const cookie = (value: string, seconds: number): string =>
    `${name}=${value}; Path=/host; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
  const sessions = new Map<string, Session>();

  const secretOf = (cookies: string | undefined): string | undefined =>
    cookies
      ?.split(";")
      .map((part) => part.trim().split("="))
      .find(([each]) => each === name)?.[1];

  return {
    find: (cookies: string | undefined): Session | undefined => sessions.get(secretOf(cookies) ?? ""),

    /** Answers with the session and the cookie to set, or null where there is no such account. */
    open: (accountId: string): { readonly session: Session; readonly cookie: string } | null => {
      const account = ACCOUNTS.find(({ id }) => id === accountId);
      if (!account) return null;
      const secret = randomBytes(24).toString("base64url");
      const session = { id: newId(), account, currency: account.wallets[0].currency };
      sessions.set(secret, session);
      return { session, cookie: cookie(secret, SECONDS) };
    },

    /** Null where the account has no wallet in it. */
    turnTo: (cookies: string | undefined, currency: string): Session | null => {
      const secret = secretOf(cookies) ?? "";
      const session = sessions.get(secret);
      if (!session || !walletOf(session.account, currency)) return null;
      const turned = { ...session, currency };
      sessions.set(secret, turned);
      return turned;
    },

    /** All sessions of an account go on under other ids. Answers with those that are no more. */
    renew: (accountId: string): readonly string[] => {
      const old = [...sessions].filter(([, { account }]) => account.id === accountId);
      for (const [secret, session] of old) sessions.set(secret, { ...session, id: newId() });
      return old.map(([, { id }]) => id);
    },

    /** Answers with the cookie to set. */
    close: (cookies: string | undefined): string => {
      sessions.delete(secretOf(cookies) ?? "");
      return cookie("", 0);
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;
