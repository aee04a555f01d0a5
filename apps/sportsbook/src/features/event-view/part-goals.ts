import type { Incident, Pair, Side } from "@touchline/protocol";

export interface PartGoal {
  readonly side: Side;
  /** Seconds since the part began. */
  readonly at: number;
}

/** The goals of each part. The feed has them in order, with times since the start of the part. */
export const goalsByPart = (
  parts: readonly Pair[],
  incidents: readonly Incident[],
): readonly (readonly PartGoal[])[] => {
  const goals = incidents.filter(({ kind }) => kind === "GOAL").map(({ side, at }) => ({ side, at }));
  const counts = parts.map(({ home, away }) => home + away);
  const all = counts.reduce((sum, count) => sum + count, 0);
  // The feed has only the last incidents, so the first goals of a long match may be missing.
  let next = goals.length - all;
  return counts.map((count) => {
    const from = Math.max(0, next);
    next += count;
    return goals.slice(from, Math.max(0, next));
  });
};
