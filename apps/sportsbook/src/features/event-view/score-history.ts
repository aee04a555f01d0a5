import type { Pair } from "@touchline/protocol";

/** Sports in which each part is won by itself: there a lead does not carry over. */
const WON_BY_PART = new Set(["tennis", "volleyball", "table-tennis", "esports"]);

/** By part, by how much home leads at its end; negative where away does. */
export const scoreHistoryOf = (sportKey: string, parts: readonly Pair[]): number[] => {
  let lead = 0;
  return parts.map(({ home, away }) => {
    lead = WON_BY_PART.has(sportKey) ? home - away : lead + home - away;
    return lead;
  });
};
