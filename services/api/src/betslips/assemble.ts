import {
  type AssembledSelection,
  type Locale,
  type OfferEvent,
  priceState,
  type StoredSelection,
} from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import { nameEvent } from "../answers/event.ts";
import { nameMarkets } from "../answers/event-markets.ts";

type AssembledMarket = AssembledSelection["markets"][number];

const OVER: readonly OfferEvent["playStatus"][] = ["ENDED", "ABANDONED"];

const findMarkets = (offer: Offer, event: OfferEvent, slots: readonly number[], locale: Locale): AssembledMarket[] => {
  const holding = event.markets.filter(({ slot, outcomes }) =>
    slots.some((wanted) => wanted >= slot && wanted < slot + outcomes.length),
  );
  return nameMarkets({ ...event, markets: holding }, offer.reference, locale).flatMap((market) =>
    market.outcomes
      .filter(({ slot, price }) => slots.includes(slot) && priceState(price) !== "unavailable")
      .map((outcome) => ({
        marketId: market.id,
        marketName: market.name,
        metaMarketId: market.metaMarketId,
        outcomeId: outcome.id,
        metaOutcomeId: outcome.metaOutcomeId,
        outcomeName: outcome.name,
        slot: outcome.slot,
        outcomes: market.outcomes.length,
        odds: Math.abs(outcome.price),
      })),
  );
};

const isSuspended = (event: OfferEvent, slots: readonly number[]): boolean =>
  event.suspended ||
  event.markets.some(({ slot, prices }) =>
    prices.some((price, index) => slots.includes(slot + index) && priceState(price) === "suspended"),
  );

export interface Naming {
  readonly locale: Locale;
  readonly supplementalNameTypeIds: readonly number[];
}

const supplementalNamesOf = (
  { supplementalNames = {} }: OfferEvent["competitors"][number],
  types: readonly number[],
): Record<string, string> =>
  Object.fromEntries(
    types.flatMap((type) => {
      const name = supplementalNames[type];
      return name ? [[type, name]] : [];
    }),
  );

const describe = (
  event: OfferEvent,
  { locale, supplementalNameTypeIds }: Naming,
): NonNullable<AssembledSelection["event"]> => ({
  eventVersion: event.version,
  eventName: nameEvent(event, locale),
  competitors: event.competitors.map(({ name }) => name),
  reversed: event.reversed,
  ...(supplementalNameTypeIds.length > 0 && {
    supplementalNames: event.competitors.map((competitor) => supplementalNamesOf(competitor, supplementalNameTypeIds)),
  }),
  sportId: event.sportId,
  categoryId: event.categoryId,
  tournamentId: event.tournamentId,
  startsAt: event.startsAt,
  game: event.game,
  playStatus: event.playStatus,
  detailedPlayStatus: event.detailedPlayStatus,
  metadata: event.metadata,
});

/** A selection with its current names and odds. What is no longer offered is marked `gone` and stays in the answer. */
export const assembleSelection = (offer: Offer, stored: StoredSelection, naming: Naming): AssembledSelection => {
  const { eventId, slots } = stored;
  const event = offer.events.get(eventId);
  if (!event) return { eventId, slots, availability: "gone", event: null, markets: [] };
  const markets = findMarkets(offer, event, slots, naming.locale);
  const described = { eventId, slots, event: describe(event, naming), markets };
  if (markets.length < slots.length || OVER.includes(event.playStatus)) return { ...described, availability: "gone" };
  return { ...described, availability: isSuspended(event, slots) ? "suspended" : "open" };
};
