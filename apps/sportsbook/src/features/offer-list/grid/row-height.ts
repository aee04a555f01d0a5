import type { Grid } from "@touchline/protocol";
import type { EventState, OfferTables } from "../../../data/offer/offer-model.ts";
import { GRID } from "../../../ui/metrics.ts";
import { blocksOf, type GridPart, hasDraw } from "./grid-markets.ts";
import { GRID_SHAPES, type GridShape } from "./grid-shapes.ts";

const PADDING = 8;

interface RowContext {
  readonly shape: GridShape;
  readonly tables: OfferTables;
  readonly part: GridPart;
}

const sidesOf = (grid: Grid, tables: OfferTables): number => (hasDraw(grid, tables) ? 3 : 2);

const blocksHeight = (blocks: number): number => (blocks - 1) * (PADDING + 2 * GRID.cell);

/** Number of line blocks that a row of this height has. */
export const blocksInRow = (height: number, grid: Grid, tables: OfferTables): number =>
  1 + (height - PADDING - sidesOf(grid, tables) * GRID.cell) / blocksHeight(2);

/** Height of head and padding around the tiles. */
const TILES_FRAME = GRID["tiles-head"] + PADDING;
const STACK_FRAME = GRID["stack-head"] + PADDING;

const stackedMarkets = ({ match, firstHalf }: Grid, part: GridPart): number =>
  Object.values((part === "match" ? match : firstHalf) ?? match).filter((kind) => kind !== null).length;

/** Height of an event's row, by its lines at the time of layout; constant until the next layout. */
export const gridRowHeight = (event: EventState, grid: Grid, { shape, tables, part }: RowContext): number => {
  switch (shape) {
    case "table":
      return PADDING + sidesOf(grid, tables) * GRID.cell + blocksHeight(blocksOf(event, grid));
    case "plates":
      return TILES_FRAME + sidesOf(grid, tables) * GRID.tile;
    case "stack":
      return STACK_FRAME + stackedMarkets(grid, part) * GRID.stacked;
    default:
      return GRID_SHAPES[shape].metrics.row;
  }
};
