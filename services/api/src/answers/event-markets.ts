import { fillName } from "@touchline/betting";
import {
  type EventDetail,
  type Locale,
  type Market,
  type MetaMarket,
  marketId,
  type OfferEvent,
  outcomeId,
  selectName,
} from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";

type EventMarket = EventDetail["markets"][number];
type EventOutcome = EventMarket["outcomes"][number];

interface Naming {
  readonly event: OfferEvent;
  readonly market: Market;
  readonly metaMarket: MetaMarket;
  readonly locale: Locale;
  /** Values of a name's placeholders: the teams, and the specifiers of the market. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Outcomes of this event alone (players, runners) carry their own name; the others are named by their meta outcome. */
const nameOutcome = ({ event, market, metaMarket, locale, values }: Naming, index: number): EventOutcome => {
  const metaOutcomeId = market.outcomes[index] as number;
  const own = market.names?.[index];
  const kind = metaMarket.outcomes.find(({ id }) => id === metaOutcomeId);
  const fill = (template: string): string =>
    fillName(template, (name) => (name === "player" ? (own ?? values.player) : values[name]));
  return {
    id: outcomeId(event.id, market.slot + index),
    slot: market.slot + index,
    metaOutcomeId,
    name: kind ? fill(selectName(kind.names, locale)) : (own ?? ""),
    label: kind ? fill(selectName(kind.labels, locale)) : (own ?? ""),
    price: market.prices[index] as number,
  };
};

const nameMarket = (event: OfferEvent, market: Market, metaMarket: MetaMarket, locale: Locale): EventMarket => {
  const [home, away] = event.competitors;
  const values = { ...market.specifiers, home: home?.name, away: away?.name };
  const naming: Naming = { event, market, metaMarket, locale, values };
  return {
    slot: market.slot,
    id: marketId(event.id, market.slot),
    metaMarketId: market.metaMarketId,
    key: metaMarket.key,
    name: fillName(selectName(metaMarket.names, locale), (name) => naming.values[name]),
    group: metaMarket.group,
    specifiers: market.specifiers,
    line: metaMarket.line === null ? null : (market.specifiers[metaMarket.line] ?? null),
    main: market.main,
    listed: market.listed,
    betBuilder: metaMarket.betBuilder,
    outcomes: market.outcomes.map((_, index) => nameOutcome(naming, index)),
  };
};

interface PlacedMarket {
  readonly market: Market;
  readonly metaMarket: MetaMarket;
  readonly line: number;
}

const placeMarket = (market: Market, { metaMarkets }: ReferenceIndex): PlacedMarket[] => {
  const metaMarket = metaMarkets.get(market.metaMarketId);
  return metaMarket ? [{ market, metaMarket, line: Number(market.specifiers[metaMarket.line ?? ""] ?? 0) }] : [];
};

const comparePlaces = (left: PlacedMarket, right: PlacedMarket): number =>
  left.metaMarket.rank - right.metaMarket.rank ||
  left.metaMarket.id - right.metaMarket.id ||
  left.line - right.line ||
  left.market.slot - right.market.slot;

/** Sorted by rank of the meta market; lines of one meta market from low to high. */
export const nameMarkets = (event: OfferEvent, reference: ReferenceIndex, locale: Locale): EventMarket[] =>
  event.markets
    .flatMap((market) => placeMarket(market, reference))
    .toSorted(comparePlaces)
    .map(({ market, metaMarket }) => nameMarket(event, market, metaMarket, locale));
