import type { Grid, GridColumns } from "@touchline/protocol";
import type { GridColumn, GridKey, GridPart } from "./grid-markets.ts";

/** What the bettor wants to see of the grid. */
export interface GridChoice {
  readonly key: GridKey;
  /** The part of the match, where there is room for one. */
  readonly part: GridPart;
  /** Of a list of one market: which. */
  readonly column: Exclude<GridColumn, "result">;
}

export const FIRST_CHOICE: GridChoice = { key: "main", part: "match", column: "handicap" };

export const columnsOfPart = (grid: Grid, part: GridPart): GridColumns | null =>
  part === "match" ? grid.match : grid.firstHalf;
