import type { Grid, GridColumns } from "@touchline/protocol";
import type { EventState } from "../../../data/offer/offer-model.ts";
import type { GridColumn, GridKey, GridPart } from "./grid-markets.ts";

/** The bettor's choice of tab, part and column. */
export interface GridChoice {
  readonly key: GridKey;
  /** The part of the match, where only one fits. */
  readonly part: GridPart;
  /** The market of a one-market list. */
  readonly column: Exclude<GridColumn, "result">;
}

export const FIRST_CHOICE: GridChoice = { key: "main", part: "match", column: "handicap" };

export const columnsOfPart = (grid: Grid, part: GridPart): GridColumns | null =>
  part === "match" ? grid.match : grid.firstHalf;

export interface GridRowProps {
  readonly event: EventState;
  readonly grid: Grid;
  readonly choice: GridChoice;
  readonly name: string;
  readonly href: string;
  /** Height by the layout. Only lines that fit are shown, even if there are more by now. */
  readonly height: number;
  /** Both parts of the match fit side by side. */
  readonly bothParts: boolean;
}
