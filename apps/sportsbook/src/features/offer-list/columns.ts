import type { ListMetaMarket, ListSport } from "@touchline/protocol";
import type { OfferTables } from "../../data/offer/offer-model.ts";
import { type BoardShape, SHAPES } from "./shapes.ts";

/** One market's place in every row of a sport: fixed, so that heads and plates align through the whole list. */
export interface MarketColumn {
  readonly metaMarket: ListMetaMarket;
  readonly hasLine: boolean;
  readonly width: number;
  /** CSS grid columns of the plates, with the line's before them. */
  readonly template: string;
}

const GAP = 4;

/** Sports with a draw score in ones, so their lines are short; the others have lines such as −21.5 and 185.5. */
const lineWidth = (mainMarket: ListMetaMarket): number => (mainMarket.outcomes.length === 3 ? 30 : 38);

/** So much less a line has where leagues stand in two columns, in pixels. */
const NARROWER_LINE = 4;

const columnOf = (metaMarket: ListMetaMarket, plate: number, line: number): MarketColumn => {
  const outcomes = metaMarket.outcomes.length;
  const hasLine = metaMarket.line !== null;
  const plates = outcomes * plate + (outcomes - 1) * GAP;
  return {
    metaMarket,
    hasLine,
    width: plates + (hasLine ? line + GAP : 0),
    template: `${hasLine ? `${line}px ` : ""}repeat(${outcomes}, ${plate}px)`,
  };
};

/** The third market is a little narrower: the teams need the room. */
const plateWidth = (position: number, plate: number): number => (position === 2 ? plate - 4 : plate);

/** One market over the whole width that it is given. */
const fluidColumn = (metaMarket: ListMetaMarket): MarketColumn => ({
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

/** The market that was asked for goes first; a sport that does not have it shows its main one. */
const chosenFirst = (markets: readonly ListMetaMarket[], chosen: string | undefined): readonly ListMetaMarket[] => {
  const market = markets.find(({ label }) => label === chosen);
  return market ? [market, ...markets.filter((other) => other !== market)] : markets;
};

/** What the markets of these sports are called, each name once: what a list of one market can be asked for. */
export const marketLabels = (sportIds: Iterable<number>, tables: OfferTables): string[] => [
  ...new Set([...sportIds].flatMap((id) => listMarkets(tables.sports.get(id), tables).map(({ label }) => label))),
];

export const columnsOf = (
  sportId: number,
  tables: OfferTables,
  shape: BoardShape,
  chosen?: string,
): readonly MarketColumn[] => {
  const markets = chosenFirst(listMarkets(tables.sports.get(sportId), tables), chosen);
  const { columns, paired } = SHAPES[shape];
  if (columns === "one") return markets.slice(0, 1).map(fluidColumn);
  const [mainMarket] = markets;
  if (!mainMarket) return [];
  const line = lineWidth(mainMarket) - (paired ? NARROWER_LINE : 0);
  return markets
    .slice(0, columns.count)
    .map((market, position) => columnOf(market, plateWidth(position, columns.plate), line));
};
