import { createStore } from "zustand/vanilla";
import type { ReadonlyStore } from "../readonly-store.ts";
import type { Position } from "./safer-gambling-model.ts";

interface PositionOptions {
  readonly load: (since: number, signal: AbortSignal) => Promise<Position | null>;
  readonly since: () => number;
  /** Returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** Bets that end together are asked about once. */
const SOON = 500;
const RETRY = 10_000;
/** A day ends at midnight, also while nothing is bet. */
const POLL_EVERY = 60_000;
const PATIENCE = 10_000;

/** What betting did to the punter's money since a time: asked for when it may have changed, and every minute from then on. */
export const createPosition = ({ load, since, after, onError }: PositionOptions) => {
  const position = createStore<Position | null>(() => null);
  let isClosed = false;
  let round = 0;
  let cancelNext = (): void => undefined;

  const askIn = (milliseconds: number): void => {
    cancelNext();
    if (!isClosed) cancelNext = after(milliseconds, () => void ask());
  };

  const ask = async (): Promise<void> => {
    round += 1;
    const mine = round;
    try {
      const loaded = await load(since(), AbortSignal.timeout(PATIENCE));
      // Another question was asked meanwhile, and what it brings is newer.
      if (isClosed || mine !== round) return;
      position.setState(loaded, true);
      askIn(POLL_EVERY);
    } catch (error) {
      if (isClosed || mine !== round) return;
      onError(error);
      askIn(RETRY);
    }
  };

  return {
    position: position as ReadonlyStore<Position | null>,
    refresh: (): void => askIn(position.getState() === null ? 0 : SOON),
    /** Asks no more until it is refreshed. */
    rest: (): void => cancelNext(),
    close: (): void => {
      isClosed = true;
      cancelNext();
    },
  };
};
