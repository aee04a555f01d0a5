import type { HostToken } from "@touchline/protocol";
import type { StoreApi } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { HostAnswer } from "../../net/host-api.ts";
import type { Session } from "./session.ts";

/** Why the host is asked: the page begins or wakes up, a token is about to end, or one was not taken. */
type AskReason = "start" | "expires" | "refused";

interface SessionSyncOptions extends Pick<Env, "after" | "now" | "report"> {
  readonly session: StoreApi<Session>;
  readonly ask: (reason: AskReason) => Promise<HostAnswer>;
  /** False where it is for the host to say when the punter has left. */
  readonly signOut: () => Promise<boolean>;
  /** Asks the platform what it has against a token; null for nothing. */
  readonly askRefusal: (token: string) => Promise<Error | null>;
  /** There is a host, which has a page to sign in on. */
  readonly onHost: () => void;
  /** Another token than before is held. */
  readonly onToken?: (token: HostToken) => void;
  /** The punter is about to log out: what is to be done in their name must be done now. */
  readonly onLeaving: () => void;
}

/** So long before its end a token is replaced, in milliseconds. */
const AHEAD = 60_000;
/** A clock that is wrong must not make us ask without end. */
const SOONEST = 15_000;
/** After each refused token it takes twice as long until the host is asked for the next, up to this. */
const LATEST = 300_000;

const isSamePunter = (session: Session, { tenant, punter }: HostToken): boolean =>
  session.status === "signedIn" &&
  session.tenant === tenant &&
  session.punter.id === punter.id &&
  session.punter.name === punter.name;

/**
 * Holds the token, in memory only, and keeps the session true to what the host says. Only the host signs anybody out; but with tokens that
 * the platform refuses, the page is a visitor's.
 */
export const createSessionSync = (options: SessionSyncOptions) => {
  const { session, ask, signOut, now, after, onHost, onToken, onLeaving, report } = options;
  let held: HostToken | null = null;
  /** Tokens that the platform refused, since the last that it took. */
  let refusals = 0;
  let hasHost: boolean | null = null;
  let asking: Promise<boolean> | null = null;
  /** An answer to what was asked before somebody logged out speaks of the time before. */
  let round = 0;
  let cancelNext = (): void => undefined;

  const scheduleNext = (delay: number): void => {
    cancelNext();
    cancelNext = after(Math.max(SOONEST, delay), () => void renew("expires"));
  };

  const leave = (): void => {
    cancelNext();
    held = null;
    if (session.getState().status !== "anonymous") session.setState({ status: "anonymous" }, true);
  };

  const logOut = async (): Promise<void> => {
    onLeaving();
    try {
      if (!(await signOut())) return;
      round += 1;
      asking = null;
      leave();
    } catch (error) {
      report(error);
    }
  };

  const enter = (token: HostToken): void => {
    held = token;
    scheduleNext(token.expiresAt - AHEAD - now());
    if (!isSamePunter(session.getState(), token))
      session.setState(
        { status: "signedIn", tenant: token.tenant, punter: token.punter, logOut: () => void logOut() },
        true,
      );
    onToken?.(token);
  };

  const retryLater = (): void => {
    cancelNext();
    cancelNext = after(Math.min(LATEST, SOONEST * 2 ** (refusals - 1)), () => void renew());
  };

  const refuse = (refusal: Error): void => {
    refusals += 1;
    leave();
    retryLater();
    report(refusal);
  };

  /** After a refusal nobody is shown as signed in before the platform has taken a token. */
  const enterIfTaken = async (token: HostToken): Promise<void> => {
    const mine = round;
    const refusal = await options.askRefusal(token.token);
    if (mine !== round) return;
    if (refusal) {
      refuse(refusal);
      return;
    }
    refusals = 0;
    enter(token);
  };

  const take = async (answer: HostAnswer): Promise<void> => {
    // The host may come back; who was signed in still is.
    if (answer.kind === "unreachable") {
      if (held) scheduleNext(SOONEST);
      else if (refusals > 0) retryLater();
      return;
    }
    hasHost = answer.kind !== "noHost";
    if (hasHost) onHost();
    if (answer.kind !== "signedIn") {
      refusals = 0;
      leave();
    } else if (refusals > 0) await enterIfTaken(answer.token);
    else enter(answer.token);
  };

  const askOnce = async (reason: AskReason): Promise<boolean> => {
    const mine = round;
    const answer = await ask(reason);
    if (mine !== round) return true;
    asking = null;
    await take(answer);
    return answer.kind !== "unreachable";
  };

  /** Whoever asks while an answer is on its way waits for that one. False where the host could not be asked. */
  const renew = (reason: AskReason = "refused"): Promise<boolean> => (asking ??= askOnce(reason));

  return {
    /** None where this punter is not the one who is signed in: nobody acts with another's token. */
    tokenOf: (punter: Pick<HostToken, "tenant" | "punter">): string | null =>
      held?.tenant === punter.tenant && held.punter.id === punter.punter.id ? held.token : null,
    renew,

    /** The platform refused a token that the host had just given. Who uses an older one is not heard. */
    refused: (token: string, refusal: Error): void => {
      if (held?.token === token) refuse(refusal);
    },

    /** The host says unasked who is here: what it was asked before is no longer of interest. */
    tell: (answer: HostAnswer): void => {
      round += 1;
      asking = null;
      void take(answer);
    },

    /** The page is looked at again, or on line again: much may have happened, in another tab, too. */
    wake: (): void => {
      if (hasHost !== false) void renew("start");
    },
  };
};
