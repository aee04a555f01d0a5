import type { HostToken } from "@touchline/protocol";
import type { HostSession } from "@touchline/protocol/host-messages";
import { punterOf } from "./accounts.ts";
import type { OwnLimits } from "./limits/own-limits.ts";
import type { Platform } from "./platform.ts";
import type { Session, Sessions } from "./sessions.ts";
import type { Tokens } from "./tokens.ts";
import type { Funds } from "./wallet/funds.ts";

/** What every route works with. */
export interface Desk {
  readonly tokens: Tokens;
  readonly platform: Platform;
  readonly sessions: Sessions;
  readonly ownLimits: OwnLimits;
  /** Null where the money of the punters is with the platform. */
  readonly funds: Funds | null;
  readonly onError: (error: unknown, what: string) => void;
  readonly now: () => number;
}

/** A token of the session as it is now: its currency, and the break if there is one. */
export const issueToken = (
  { tokens, ownLimits, now }: Desk,
  { id, account, currency }: Session,
): Promise<HostToken> => {
  ownLimits.usageOf(account.id).notePlay(now());
  const { name, type, tag } = account;
  const holder = { id: punterOf(account, currency), name, currency, type, tag };
  return tokens.issue({ id, account: holder, breakUntil: ownLimits.breakUntil(account.id) });
};

/** The same as the host SDK hands it to the app. */
export const issueSession = async (desk: Desk, session: Session): Promise<HostSession> => {
  const { token, expiresAt, punter } = await issueToken(desk, session);
  const { type, tag } = session.account;
  return { token, expiresAt, punter: { id: punter.id, nickname: punter.name, type, tag }, currency: session.currency };
};

/** Here the session is over whatever happens; a platform that does not hear of it lets its last token run out. */
export const endSession = ({ platform, onError }: Desk, sid: string): Promise<void> =>
  platform.endSession(sid).catch((error: unknown) => onError(error, "no end of session"));
