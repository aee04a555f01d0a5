import type { AuthoriseAnswer } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";

interface PunterLinkOptions extends Pick<Env, "after" | "report"> {
  /** Rejects where there is no connection, or no answer. */
  readonly authorise: (token: string) => Promise<AuthoriseAnswer>;
  readonly token: () => string | null;
  /** Asks the host for another token. */
  readonly renew: () => Promise<void>;
  readonly onAuthorised: () => void;
}

const RETRY_AFTER = 2000;
/** A token that is not taken although it is new is not offered without end. */
const REFUSED_RETRY = 15_000;

/** Keeps the connection speaking for the punter: with each new connection and each new token it says so again. */
export const createPunterLink = (options: PunterLinkOptions) => {
  const { authorise, token, renew, after, onAuthorised, report } = options;
  let isUp = false;
  let round = 0;
  let cancelRetry = (): void => undefined;

  const retry = (delay: number): void => {
    cancelRetry();
    cancelRetry = after(delay, () => void speak(true));
  };

  const speak = async (mayRenew: boolean): Promise<void> => {
    const bearer = token();
    if (!isUp || bearer === null) return;
    const mine = ++round;
    cancelRetry();
    try {
      const answer = await authorise(bearer);
      if (mine !== round) return;
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
      if (mine !== round) return;
      report(error);
      retry(RETRY_AFTER);
    }
  };

  return {
    up: (): void => {
      isUp = true;
      void speak(true);
    },
    down: (): void => {
      isUp = false;
      round += 1;
      cancelRetry();
    },
    /** Another token is there. */
    renewed: (): void => void speak(false),
    /** The node has taken the right away: the host says whether the punter is still here. */
    unauthorised: async (): Promise<void> => {
      await renew();
      void speak(false);
    },
  };
};
