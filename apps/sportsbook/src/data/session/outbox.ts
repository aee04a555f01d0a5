import type { Env } from "../../env/env.ts";

interface OutboxOptions extends Pick<Env, "after" | "random" | "report"> {
  /** Sends what there is to send at the time; rejects where that should be tried again. */
  readonly send: () => Promise<void>;
  readonly hasMore: () => boolean;
}

/** So long several quick changes are waited for, in milliseconds, to go as one. */
const GATHER = 300;
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 60_000;

/** Twice as long each time, and never in step with others who lost the same server. */
const retryDelay = (failures: number, random: number): number =>
  Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (failures - 1)) * (0.5 + random / 2);

/** Sends one call at a time, gathers what comes meanwhile, and does not give up. */
export const createOutbox = ({ send, hasMore, after, random, report }: OutboxOptions) => {
  let failures = 0;
  let isSending = false;
  let isClosed = false;
  let cancelNext: (() => void) | null = null;

  const cancel = (): void => {
    cancelNext?.();
    cancelNext = null;
  };

  const schedule = (delay: number): void => {
    cancel();
    cancelNext = after(delay, () => void sendNow());
  };

  const sendNow = async (): Promise<void> => {
    if (isSending || isClosed || !hasMore()) return;
    cancel();
    isSending = true;
    try {
      await send();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!isClosed) report(error);
    }
    isSending = false;
    if (!isClosed && hasMore()) schedule(failures === 0 ? GATHER : retryDelay(failures, random()));
  };

  return {
    sendNow,
    sendSoon: (): void => {
      if (!isSending && !isClosed && !cancelNext) schedule(GATHER);
    },
    close: (): void => {
      isClosed = true;
      cancel();
    },
  };
};
