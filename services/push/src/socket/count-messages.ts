import { LIMIT_WINDOW_S } from "@touchline/server-kit";

export type Verdict = "handle" | "refuse" | "close";

/**
 * Counts the messages of one connection: more than `most` in the window are refused, and a client that sends twice as many all the same
 * is no client of ours. 0 is no limit.
 */
export const createMessageCount = (most: number, now: () => number): (() => Verdict) => {
  let startedAt = now();
  let count = 0;
  return () => {
    if (most === 0) return "handle";
    if (now() - startedAt >= LIMIT_WINDOW_S * 1_000) {
      startedAt = now();
      count = 0;
    }
    count += 1;
    if (count <= most) return "handle";
    return count <= 2 * most ? "refuse" : "close";
  };
};
