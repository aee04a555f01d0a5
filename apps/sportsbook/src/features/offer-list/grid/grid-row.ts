import type { Grid, GridColumns } from "@touchline/protocol";
import type { EventState } from "../../../data/offer/offer-model.ts";
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

/** What each row of a grid is drawn from. */
export interface GridRowProps {
  readonly event: EventState;
  readonly grid: Grid;
  readonly choice: GridChoice;
  readonly name: string;
  readonly href: string;
  /** What the layout gives it: the lines that are shown are those that have room, however many there are by now. */
  readonly height: number;
  /** There is room for both parts of the match beside each other. */
  readonly bothParts: boolean;
}
