import type { Log } from "@touchline/server-kit";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;
/** How long what is not there is not asked for again. */
const ABSENT_MS = 60_000;

/** Loads things once each, and again after a failure until it succeeds, or until it is known that there is nothing to load. */
export const createLoader = (log: Log, isFinal: (error: unknown) => boolean) => {
  const known = new Map<string, Promise<void>>();
  const absent = new Set<NodeJS.Timeout>();
  let pending = 0;
  let isStopped = false;

  const untilDone = async <Value>(what: string, load: () => Promise<Value>): Promise<Value> => {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        return await load();
      } catch (error) {
        if (isStopped) return new Promise(() => undefined);
        log.warn({ err: error, what }, "reference data could not be read, retrying");
        await new Promise((resolve) => setTimeout(resolve, wait).unref());
      }
    }
  };

  /** Not asked for again before a while has passed: an event that has no fixture must not hold up the others. */
  const giveUp = (what: string, error: unknown): void => {
    log.warn({ err: error, what }, "the provider does not have this, or it cannot be read");
    const timer = setTimeout(() => {
      absent.delete(timer);
      known.delete(what);
    }, ABSENT_MS).unref();
    absent.add(timer);
  };

  const unlessAbsent = (what: string, load: () => Promise<void>) => async (): Promise<void> => {
    try {
      await load();
    } catch (error) {
      if (!isFinal(error)) throw error;
      giveUp(what, error);
    }
  };

  return {
    untilDone,
    /** Ends without a failure where there is nothing to load. */
    once: (what: string, load: () => Promise<void>): Promise<void> => {
      let loading = known.get(what);
      if (loading) return loading;
      pending += 1;
      loading = untilDone(what, unlessAbsent(what, load)).finally(() => {
        pending -= 1;
      });
      known.set(what, loading);
      return loading;
    },
    isKnown: (what: string): boolean => known.has(what),
    forget: (what: string): void => {
      known.delete(what);
    },
    isIdle: (): boolean => pending === 0,
    stop: (): void => {
      isStopped = true;
      for (const timer of absent) clearTimeout(timer);
    },
  };
};
