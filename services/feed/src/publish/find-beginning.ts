import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "@touchline/server-kit";
import { type Beginning, FROM_ZERO, unusedNumber } from "../normalise/beginning.ts";
import type { BetsQuestions } from "./bets-questions.ts";

export interface FindBeginningOptions {
  readonly bets: Pick<BetsQuestions, "openEvents">;
  /** 0: the platform is new, and nobody is asked. */
  readonly waitMs: number;
  readonly log: Log;
}

const RETRY_MS = 200;

const readBeginning = async (bets: FindBeginningOptions["bets"]): Promise<Beginning> => {
  const { open, isUsed } = await bets.openEvents();
  return isUsed ? { first: unusedNumber(Date.now()), open } : FROM_ZERO;
};

/**
 * Where the offer begins on a bus that has none: the platform is new, or the bus has lost its data. The bets service knows which, and which
 * outcomes open bets are on. Without its answer the feed begins with unused numbers: bets are settled by their outcomes, not by slots.
 */
export const findBeginning = async ({ bets, waitMs, log }: FindBeginningOptions): Promise<Beginning> => {
  if (waitMs === 0) return FROM_ZERO;
  const end = Date.now() + waitMs;
  while (true) {
    try {
      const beginning = await readBeginning(bets);
      log.info(
        { first: beginning.first, events: beginning.open.size },
        "no offer on the bus, asked the bets service where to begin",
      );
      return beginning;
    } catch (error) {
      if (Date.now() < end) {
        await sleep(RETRY_MS);
        continue;
      }
      log.warn({ err: error }, "no offer on the bus, and no answer of the bets service: all outcomes get new slots");
      return { first: unusedNumber(Date.now()), open: new Map() };
    }
  }
};
