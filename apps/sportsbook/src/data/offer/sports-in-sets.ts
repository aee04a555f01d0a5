const SPORTS_IN_SETS: ReadonlySet<string> = new Set(["tennis", "volleyball", "table-tennis"]);

/** Whether matches of the sport are won by sets: a live row shows the score of each beside the name. */
export const isPlayedInSets = (sportKey: string): boolean => SPORTS_IN_SETS.has(sportKey);
