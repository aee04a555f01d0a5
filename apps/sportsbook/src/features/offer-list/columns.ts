import type { ListMetaMarket, ListSport } from "@touchline/protocol";
import type { OfferTables } from "../../data/offer/offer-model.ts";

/** One market's place in every row of a sport: fixed, so that heads and plates align through the whole list. */
export interface MarketColumn {
  readonly metaMarket: ListMetaMarket;
  readonly hasLine: boolean;
  readonly width: number;
  /** CSS grid columns of the plates, with the line's before them. */
  readonly template: string;
}

export type BoardShape = "narrow" | "tablet" | "compact" | "full";

interface ShapeColumns {
  readonly count: number;
  /** Width of the plates of a market with three outcomes. */
  readonly plate: number;
  readonly line: number;
}

const GAP = 4;

const SHAPES: Readonly<Record<Exclude<BoardShape, "narrow">, ShapeColumns>> = {
  tablet: { count: 2, plate: 52, line: 26 },
  compact: { count: 2, plate: 56, line: 30 },
  full: { count: 3, plate: 56, line: 30 },
};

/** The first column is as wide as three plates whatever the sport; the last one is a little narrower. */
const plateWidth = (position: number, outcomes: number, { plate }: ShapeColumns): number => {
  if (position === 0 && outcomes < 3) return (3 * plate + 2 * GAP - (outcomes - 1) * GAP) / outcomes;
  return position === 2 ? plate - 4 : plate;
};

const columnOf = (metaMarket: ListMetaMarket, position: number, shape: ShapeColumns): MarketColumn => {
  const outcomes = metaMarket.outcomes.length;
  const hasLine = metaMarket.line !== null;
  const plate = plateWidth(position, outcomes, shape);
  const plates = outcomes * plate + (outcomes - 1) * GAP;
  return {
    metaMarket,
    hasLine,
    width: plates + (hasLine ? shape.line + GAP : 0),
    template: `${hasLine ? `${shape.line}px ` : ""}repeat(${outcomes}, ${plate}px)`,
  };
};

const narrowColumn = (metaMarket: ListMetaMarket): MarketColumn => ({
  metaMarket,
  hasLine: false,
  width: 0,
  template: `repeat(${metaMarket.outcomes.length}, 1fr)`,
});

/** Markets with more outcomes than fit are the event view's business. */
const MOST_OUTCOMES = 3;

const listMarkets = (sport: ListSport | undefined, tables: OfferTables): ListMetaMarket[] =>
  (sport?.listMarkets ?? []).flatMap((id) => {
    const metaMarket = tables.metaMarkets.get(id);
    return metaMarket && metaMarket.outcomes.length > 0 && metaMarket.outcomes.length <= MOST_OUTCOMES
      ? [metaMarket]
      : [];
  });

export const columnsOf = (sportId: number, tables: OfferTables, shape: BoardShape): readonly MarketColumn[] => {
  const markets = listMarkets(tables.sports.get(sportId), tables);
  if (shape === "narrow") return markets.slice(0, 1).map(narrowColumn);
  const columns = SHAPES[shape];
  return markets.slice(0, columns.count).map((market, position) => columnOf(market, position, columns));
};
