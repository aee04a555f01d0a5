const DAY_MS = 86_400_000;
/** The first of January 1970 was a Thursday; weeks begin on Mondays. */
const FIRST_MONDAY = 4 * DAY_MS;

/** When the day began that a moment is in; days are those of UTC. */
export const dayOf = (now: number): number => now - (now % DAY_MS);

export const weekOf = (now: number): number => {
  const sinceMonday = now - FIRST_MONDAY;
  return now - (sinceMonday % (7 * DAY_MS));
};
