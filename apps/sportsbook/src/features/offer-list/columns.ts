import { isHandicap } from "@touchline/betting";
import type { ListMetaMarket, ListSport } from "@touchline/protocol";
import type { OfferTables } from "../../data/offer/offer-model.ts";
import { isPlayedInSets } from "../../data/offer/sports-in-sets.ts";
import { type BoardShape, SHAPES } from "./shapes.ts";

/** A market's column in the rows of a sport. Its width is fixed, so that heads and tiles align. */
export interface MarketColumn {
  readonly metaMarket: ListMetaMarket;
  /** The line before the tiles. Handicaps are on the tiles: each side has its own. */
  readonly hasLine: boolean;
  readonly width: number;
  /** CSS grid columns: the line, then the tiles. */
  readonly template: string;
}

const GAP = 4;

/** Sports with a draw score in ones, so their lines are short; the others have lines such as −21.5 and 185.5. */
const lineWidth = (mainMarket: ListMetaMarket): number => (mainMarket.outcomes.length === 3 ? 30 : 38);

/** In pixels: lines of tight shapes are narrower by this. */
const NARROWER_LINE = 4;

const columnOf = (metaMarket: ListMetaMarket, tile: number, line: number): MarketColumn => {
  const outcomes = metaMarket.outcomes.length;
  const hasLine = metaMarket.line !== null && !isHandicap(metaMarket.line);
  const tiles = outcomes * tile + (outcomes - 1) * GAP;
  return {
    metaMarket,
    hasLine,
    width: tiles + (hasLine ? line + GAP : 0),
    template: `${hasLine ? `${line}px ` : ""}repeat(${outcomes}, ${tile}px)`,
  };
};

/** The third market is a little narrower, unless all are: the teams need the room. */
const tileWidth = (position: number, tile: number, tight: boolean): number =>
  position === 2 && !tight ? tile - 4 : tile;

/** One market over the full width. */
const fluidColumn = (metaMarket: ListMetaMarket): MarketColumn => ({
  metaMarket,
  hasLine: false,
  width: 0,
  template: `repeat(${metaMarket.outcomes.length}, 1fr)`,
});

/** Markets with more outcomes are shown only in the event view. */
const MOST_OUTCOMES = 3;

const listMarkets = (sport: ListSport | undefined, tables: OfferTables): ListMetaMarket[] =>
  (sport?.listMarkets ?? []).flatMap((id) => {
    const metaMarket = tables.metaMarkets.get(id);
    return metaMarket && metaMarket.outcomes.length > 0 && metaMarket.outcomes.length <= MOST_OUTCOMES
      ? [metaMarket]
      : [];
  });

/** The chosen market first; a sport without it shows its main market. */
const chosenFirst = (markets: readonly ListMetaMarket[], chosen: string | undefined): readonly ListMetaMarket[] => {
  const market = markets.find(({ label }) => label === chosen);
  return market ? [market, ...markets.filter((other) => other !== market)] : markets;
};

/** Labels of the markets of these sports, each once: the options of a one-market list. */
export const marketLabels = (sportIds: Iterable<number>, tables: OfferTables): string[] => [
  ...new Set([...sportIds].flatMap((id) => listMarkets(tables.sports.get(id), tables).map(({ label }) => label))),
];

export const columnsOf = (
  sportId: number,
  tables: OfferTables,
  shape: BoardShape,
  chosen?: string,
): readonly MarketColumn[] => {
  const sport = tables.sports.get(sportId);
  const markets = chosenFirst(listMarkets(sport, tables), chosen);
  const { columns, columnsInSets = columns, tight = false } = SHAPES[shape];
  const shown = sport && isPlayedInSets(sport.key) ? columnsInSets : columns;
  if (shown === "one") return markets.slice(0, 1).map(fluidColumn);
  const [mainMarket] = markets;
  if (!mainMarket) return [];
  const line = lineWidth(mainMarket) - (tight ? NARROWER_LINE : 0);
  return markets
    .slice(0, shown.count)
    .map((market, position) => columnOf(market, tileWidth(position, shown.tile, tight), line));
};
