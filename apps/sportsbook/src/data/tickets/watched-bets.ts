import { MOST_WATCHED_BETS, type WatchBetsAnswer } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";

interface WatchedBetsOptions extends Pick<Env, "after" | "report"> {
  /** Rejects where there is no connection, or no answer. */
  readonly watch: (bets: readonly string[]) => Promise<WatchBetsAnswer>;
}

/** A list opens many tickets: they are gathered into one message. */
const GATHER_TIME = 50;
const RETRY_AFTER = 2000;

/** Says over the connection which bets' values are on the screen: all of them, in place of those before. */
export const createWatchedBets = ({ watch, after, report }: WatchedBetsOptions) => {
  const counts = new Map<string, number>();
  let said = "";
  let isUp = false;
  let round = 0;
  let cancelNext = (): void => undefined;

  const say = async (): Promise<void> => {
    const bets = [...counts.keys()].slice(0, MOST_WATCHED_BETS);
    const words = bets.join();
    if (!isUp || words === said) return;
    const mine = ++round;
    try {
      const answer = await watch(bets);
      if ("error" in answer) throw new Error(`bets were not watched: ${answer.error}`);
      if (mine === round) said = words;
    } catch (error) {
      if (mine !== round) return;
      report(error);
      sayAfter(RETRY_AFTER);
    }
  };

  const sayAfter = (delay: number): void => {
    cancelNext();
    cancelNext = after(delay, () => void say());
  };

  return {
    /** Watches one bet; returns how to leave it. */
    join: (betId: string): (() => void) => {
      counts.set(betId, (counts.get(betId) ?? 0) + 1);
      sayAfter(GATHER_TIME);
      return () => {
        const left = (counts.get(betId) ?? 1) - 1;
        if (left > 0) counts.set(betId, left);
        else counts.delete(betId);
        sayAfter(GATHER_TIME);
      };
    },
    /** The connection speaks for the punter from now on; a new one watches nothing yet. */
    up: (): void => {
      isUp = true;
      said = "";
      sayAfter(0);
    },
    down: (): void => {
      isUp = false;
      round += 1;
      cancelNext();
    },
  };
};

export type WatchedBets = ReturnType<typeof createWatchedBets>;
