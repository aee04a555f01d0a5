import type { PunterMessages as MissedMessages, PunterMessage } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";
import { retryDelay } from "../query-client.ts";

interface PunterMessagesOptions extends Pick<Env, "after" | "report"> {
  /** What the punter was told after a number. */
  readonly ask: (after: number) => Promise<MissedMessages>;
  /** Each once, in the order of their numbers. */
  readonly onMessage: (message: PunterMessage) => void;
}

/** Beyond every number there is: the answer holds no messages, and says how far the numbers have come. */
const NOTHING_BEFORE = 2_147_483_647;

/**
 * What a punter is told, without gap or repeat. It comes by push, which may lose, repeat and reorder it; whatever is missing is
 * asked for. What was told before the page was there is not told again.
 */
export const createPunterMessages = ({ ask, after, onMessage, report }: PunterMessagesOptions) => {
  /** The last that was passed on; null until it is known where to begin. */
  let last: number | null = null;
  const early = new Map<number, PunterMessage>();
  let isAsking = false;
  let isWanted = false;
  let isClosed = false;
  let cancelRetry = (): void => undefined;

  const passOn = (): void => {
    while (last !== null) {
      const next = early.get(last + 1);
      if (!next) return;
      early.delete(last + 1);
      last += 1;
      onMessage(next);
    }
  };

  const take = (message: PunterMessage): void => {
    if (last === null || message.seq > last) early.set(message.seq, message);
  };

  /** What came by push while nothing was known yet is news as well. */
  const begin = (seq: number): void => {
    last = Math.min(seq, ...[...early.keys()].map((each) => each - 1));
  };

  const takeMissed = ({ messages, seq }: MissedMessages, asked: number | null): boolean => {
    // The platform was restored to an earlier state, and gives numbers out again.
    if (asked !== null && seq < asked) {
      early.clear();
      last = null;
    }
    const before = last;
    if (last === null) begin(seq);
    for (const message of messages) take(message);
    passOn();
    // Where there are more than one answer holds, the next one has them.
    return (last as number) < seq && (before === null || (last as number) > before);
  };

  const catchUp = async (): Promise<void> => {
    if (isAsking || isClosed) {
      isWanted = isAsking;
      return;
    }
    isAsking = true;
    isWanted = false;
    cancelRetry();
    let again: "now" | "later" | "no" = "no";
    try {
      const asked = last;
      const missed = await ask(asked ?? NOTHING_BEFORE);
      if (isClosed) return;
      const hasMore = takeMissed(missed, asked);
      const isBehind = (last as number) < missed.seq || early.size > 0;
      if (hasMore || isWanted) again = "now";
      else if (isBehind) again = "later";
    } catch (error) {
      if (isClosed) return;
      report(error);
      again = "later";
    } finally {
      isAsking = false;
    }
    if (again === "now") void catchUp();
    if (again === "later") cancelRetry = after(retryDelay(0), () => void catchUp());
  };

  return {
    /** The connection speaks for the punter from now on; what was told before that was missed. */
    catchUp: (): void => void catchUp(),

    hear: (message: PunterMessage): void => {
      if (isClosed) return;
      take(message);
      passOn();
      if (early.size > 0) void catchUp();
    },

    close: (): void => {
      isClosed = true;
      cancelRetry();
    },
  };
};
