import type { SportKey } from "../../simulator/world/tournaments.ts";

/** The provider's number of a sport (`sr:sport:1`) and our sport. Several of theirs may be one of ours. */
export const SPORTS: readonly (readonly [number: number, sport: SportKey])[] = [
  [1, "soccer"],
  [2, "basketball"],
  [3, "baseball"],
  [4, "ice-hockey"],
  [5, "tennis"],
  [6, "handball"],
  [12, "rugby"],
  [16, "american-football"],
  [20, "table-tennis"],
  [21, "cricket"],
  [22, "darts"],
  [23, "volleyball"],
  [109, "esports"],
  [110, "esports"],
  [111, "esports"],
  [117, "mma"],
];
