import type { Grid, GridColumns } from "@touchline/protocol";
import type { BoardMarket, EventState, OfferTables } from "../../../data/offer/offer-model.ts";

export type GridKey = Grid["key"];
export type GridPart = "match" | "firstHalf";
export type GridColumn = keyof GridColumns;

export const GRID_PARTS: readonly GridPart[] = ["match", "firstHalf"];
export const GRID_COLUMNS: readonly GridColumn[] = ["handicap", "total", "result"];
export const GRID_KEYS: readonly GridKey[] = ["main", "corners", "bookings"];

/** Markets of a part of the match. Lines: the main one first, then the nearest to it. */
export interface PartMarkets {
  readonly handicap: readonly BoardMarket[];
  readonly total: readonly BoardMarket[];
  readonly result: readonly BoardMarket[];
}

const NOTHING: PartMarkets = { handicap: [], total: [], result: [] };

export const gridOf = (sportId: number, key: GridKey, tables: OfferTables): Grid | undefined =>
  tables.sports.get(sportId)?.grids?.find((grid) => grid.key === key);

export const partMarkets = (event: EventState, columns: GridColumns | null | undefined): PartMarkets => {
  if (!columns) return NOTHING;
  const linesOf = (kind: number | null): readonly BoardMarket[] =>
    event.markets.filter(({ metaMarketId }) => metaMarketId === kind);
  return { handicap: linesOf(columns.handicap), total: linesOf(columns.total), result: linesOf(columns.result) };
};

/** Whether a match of this grid can end in a draw. */
export const hasDraw = ({ match }: Grid, { metaMarkets }: OfferTables): boolean =>
  metaMarkets.get(match.result ?? 0)?.outcomes.length === 3;

const MOST_BLOCKS = 2;

/** Number of line blocks of an event in the table: two if any market has a second line. */
export const blocksOf = (event: EventState, { match, firstHalf }: Grid): number => {
  const parts = [partMarkets(event, match), partMarkets(event, firstHalf)];
  const lines = parts.flatMap(({ handicap, total }) => [handicap.length, total.length]);
  return Math.min(MOST_BLOCKS, Math.max(1, ...lines));
};

/** Position of the outcome in the result market, by table row: first side, second side, draw. */
export const resultIndex = (row: 0 | 1 | 2, size: number, reversed: boolean): number | null => {
  if (row === 2) return size === 3 ? 1 : null;
  const isHome = (row === 0) !== reversed;
  return isHome ? 0 : size - 1;
};

/** Lines side by side are sorted from lowest to highest, from the view of the side that gives the handicap. */
export const inOrder = (markets: readonly BoardMarket[]): readonly BoardMarket[] => {
  const main = markets.find((market) => market.main) ?? markets[0];
  const sign = Number(main?.line) < 0 ? -1 : 1;
  return markets.toSorted((one, other) => sign * (Number(one.line) - Number(other.line)));
};
