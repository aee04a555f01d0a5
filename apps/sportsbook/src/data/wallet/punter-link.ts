import type { Authorise, AuthoriseAnswer } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";

interface PunterLinkOptions extends Pick<Env, "after" | "report"> {
  readonly playerId: string;
  /** Rejects where there is no connection, or no answer. */
  readonly authorise: (message: Authorise) => Promise<AuthoriseAnswer>;
  readonly token: () => string | null;
  /** Asks the host for another token. */
  readonly renew: () => Promise<unknown>;
  /** Replaces the connection by one that is opened with `credentials()`. */
  readonly reconnect: () => void;
  readonly onAuthorised: () => void;
}

const RETRY_AFTER = 2000;
/** A token that is not taken although it is new is not offered without end. */
const REFUSED_RETRY = 15_000;

/**
 * Keeps the connection speaking for the punter. A new connection says so in its handshake. One that is there already, a visitor's or one
 * with an older token, is told by `authorise`; a server that knows only the handshake does not answer that, and gets a new connection.
 */
export const createPunterLink = (options: PunterLinkOptions) => {
  const { playerId, authorise, token, renew, reconnect, after, onAuthorised, report } = options;
  let isUp = false;
  let inHandshake = false;
  /** Whether the server answers `authorise`; null until that is known. */
  let answers: boolean | null = null;
  /** Connections with a token that the server refused, since the last that it took. */
  let refusals = 0;
  let isWithheld = false;
  let round = 0;
  let cancelRetry = (): void => undefined;

  const retry = (delay: number, act: () => void = () => void speak(true)): void => {
    cancelRetry();
    cancelRetry = after(delay, act);
  };

  const offerAgain = async (): Promise<void> => {
    await renew();
    isWithheld = false;
    reconnect();
  };

  /** Without an answer the handshake decides: it was taken, or the next connection has it. */
  const relyOnHandshake = (): void => {
    if (inHandshake) onAuthorised();
    else if (!isWithheld) reconnect();
  };

  const handleSilence = (error: unknown): void => {
    if (answers === true) {
      report(error);
      retry(RETRY_AFTER);
      return;
    }
    answers = false;
    relyOnHandshake();
  };

  const speak = async (mayRenew: boolean): Promise<void> => {
    const bearer = token();
    if (!isUp || bearer === null) return;
    const mine = ++round;
    cancelRetry();
    if (answers === false) {
      relyOnHandshake();
      return;
    }
    try {
      const answer = await authorise({ playerId, token: bearer });
      if (mine !== round) return;
      answers = true;
      if (!("error" in answer)) {
        onAuthorised();
        return;
      }
      report(new Error(`the push channel refused the token: ${answer.error}`));
      if (!mayRenew) {
        retry(REFUSED_RETRY);
        return;
      }
      await renew();
      if (mine === round) void speak(false);
    } catch (error) {
      if (mine === round) handleSilence(error);
    }
  };

  return {
    /** What the next connection is opened with. */
    credentials: (): Authorise | null => {
      const bearer = token();
      return bearer === null || isWithheld ? null : { playerId, token: bearer };
    },
    up: (isIdentified: boolean): void => {
      isUp = true;
      inHandshake = isIdentified;
      if (inHandshake) refusals = 0;
      if (isWithheld) retry(REFUSED_RETRY, () => void offerAgain());
      else void speak(true);
    },
    down: (): void => {
      isUp = false;
      round += 1;
      cancelRetry();
    },
    /** No connection was opened because of the token. Prices must come all the same: the second time without it. */
    refused: async (): Promise<void> => {
      refusals += 1;
      report(new Error("the push channel refused a connection with the token"));
      isWithheld = refusals > 1;
      if (!isWithheld) await renew();
      reconnect();
    },
    /** Another token is there. A server that knows only the handshake has taken the one before. */
    renewed: (): void => {
      if (answers !== false || !inHandshake) void speak(false);
    },
    /** The node has taken the right away: the host says whether the punter is still here. */
    unauthorised: async (): Promise<void> => {
      await renew();
      inHandshake = false;
      void speak(false);
    },
  };
};
