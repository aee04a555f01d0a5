import { createStore } from "zustand/vanilla";
import type { StoredMoment } from "../../config/stored.ts";
import type { Env } from "../../env/env.ts";
import type { createPosition } from "./play.ts";
import type { Statement } from "./safer-gambling-model.ts";

interface StatementOptions extends Pick<Env, "now"> {
  readonly days: number;
  readonly sums: ReturnType<typeof createPosition>;
  /** When it was last acknowledged. */
  readonly stored: StoredMoment;
}

const DAY = 86_400_000;

/** Open from sign-in until it is acknowledged. A reload is no new sign-in, unless a day has passed. */
export const createStatement = ({ days, sums, stored, now }: StatementOptions) => {
  const acknowledgedAt = stored.read();
  const isOpen = createStore<boolean>(() => acknowledgedAt === null || now() - acknowledgedAt > DAY);
  if (isOpen.getState()) sums.refresh();
  const statement: Statement = {
    days,
    sums: sums.position,
    isOpen,
    acknowledge: () => {
      stored.write(now());
      isOpen.setState(false, true);
      sums.rest();
    },
  };
  return {
    statement,
    /** The punter has signed out: whoever signs in next is shown it again. */
    close: (): void => {
      stored.forget();
      sums.rest();
    },
  };
};
