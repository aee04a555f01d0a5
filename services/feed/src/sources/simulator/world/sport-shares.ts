import type { SportKey } from "./tournaments.ts";

export interface SportShare {
  /** Share of the events in play at any time. */
  readonly live: number;
  /** Share of the whole offer. */
  readonly offer: number;
  /** Local hours in which matches start: from (inclusive), before (exclusive). */
  readonly hours: readonly [from: number, before: number];
}

export const SPORT_SHARES: Readonly<Record<SportKey, SportShare>> = {
  soccer: { live: 0.38, offer: 0.47, hours: [11, 22] },
  tennis: { live: 0.16, offer: 0.115, hours: [9, 23] },
  basketball: { live: 0.1, offer: 0.09, hours: [13, 23] },
  "ice-hockey": { live: 0.08, offer: 0.065, hours: [13, 22] },
  volleyball: { live: 0.05, offer: 0.037, hours: [12, 22] },
  handball: { live: 0.03, offer: 0.033, hours: [12, 22] },
  baseball: { live: 0.025, offer: 0.025, hours: [11, 22] },
  "american-football": { live: 0.008, offer: 0.01, hours: [12, 22] },
  esports: { live: 0.06, offer: 0.05, hours: [8, 24] },
  "table-tennis": { live: 0.07, offer: 0.065, hours: [0, 24] },
  cricket: { live: 0.012, offer: 0.012, hours: [9, 20] },
  darts: { live: 0.01, offer: 0.012, hours: [11, 23] },
  rugby: { live: 0.01, offer: 0.01, hours: [12, 21] },
  mma: { live: 0.005, offer: 0.006, hours: [10, 24] },
};
