import type { Grid } from "@touchline/protocol";
import type { EventState, OfferTables } from "../../../data/offer/offer-model.ts";
import { blocksOf, type GridPart, hasDraw } from "./grid-markets.ts";
import { GRID_SHAPES, type GridShape } from "./grid-shapes.ts";

const CELL = 28;
const PLATE = 48;
const STACKED = 50;
const PADDING = 8;

interface RowContext {
  readonly shape: GridShape;
  readonly tables: OfferTables;
  readonly part: GridPart;
}

const sidesOf = (grid: Grid, tables: OfferTables): number => (hasDraw(grid, tables) ? 3 : 2);

const blocksHeight = (blocks: number): number => (blocks - 1) * (PADDING + 2 * CELL);

/** How many blocks of lines a row of this height was laid out for. */
export const blocksInRow = (height: number, grid: Grid, tables: OfferTables): number =>
  1 + (height - PADDING - sidesOf(grid, tables) * CELL) / blocksHeight(2);

/** Time and further markets above the plates, room below them. */
const PLATES_FRAME = 34;
const STACK_FRAME = 50;

const stackedMarkets = ({ match, firstHalf }: Grid, part: GridPart): number =>
  Object.values((part === "match" ? match : firstHalf) ?? match).filter((kind) => kind !== null).length;

/** How high an event's row is. It depends on the lines there are when the list is laid out, and holds until the next time. */
export const gridRowHeight = (event: EventState, grid: Grid, { shape, tables, part }: RowContext): number => {
  switch (shape) {
    case "table":
      return PADDING + sidesOf(grid, tables) * CELL + blocksHeight(blocksOf(event, grid));
    case "plates":
      return PLATES_FRAME + sidesOf(grid, tables) * PLATE;
    case "stack":
      return STACK_FRAME + stackedMarkets(grid, part) * STACKED;
    default:
      return GRID_SHAPES[shape].metrics.row;
  }
};
