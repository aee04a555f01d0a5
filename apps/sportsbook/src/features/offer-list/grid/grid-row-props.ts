import type { Grid } from "@touchline/protocol";
import type { EventState } from "../../../data/offer/offer-model.ts";
import type { GridChoice } from "./grid-choice.ts";

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
