import type { Leg, LegEvent, LegOutcome } from "@touchline/db";
import type { Market, OfferEvent, OrderedSelection } from "@touchline/protocol";
import type { Offer, ReferenceIndex } from "@touchline/server-kit";

const describeEvent = (event: OfferEvent): LegEvent => ({
  producer: event.producer,
  ...(event.sourceId !== undefined && { sourceId: event.sourceId }),
  sportId: event.sportId,
  categoryId: event.categoryId,
  tournamentId: event.tournamentId,
  type: event.type,
  name: event.names?.en ?? null,
  competitors: event.competitors.map(({ name }) => name),
  prefixes: event.competitors.map(({ prefix }) => prefix ?? null),
  startsAt: event.startsAt,
  reversed: event.reversed,
});

const marketWith = ({ markets }: OfferEvent, slot: number): Market | undefined =>
  markets.find((market) => slot >= market.slot && slot < market.slot + market.outcomes.length);

const describeOutcome = (event: OfferEvent, slot: number, { metaMarkets }: ReferenceIndex): LegOutcome[] => {
  const market = marketWith(event, slot);
  if (!market) return [];
  const position = slot - market.slot;
  const metaOutcomeId = market.outcomes[position] as number;
  const kind = metaMarkets.get(market.metaMarketId);
  const meta = kind?.outcomes.find(({ id }) => id === metaOutcomeId);
  const sourceOutcomeId = market.sourceIds?.[position] ?? meta?.sourceId;
  return [
    {
      slot,
      metaMarketId: market.metaMarketId,
      metaOutcomeId,
      specifiers: market.specifiers,
      marketName: kind?.names.en ?? "",
      outcomeName: market.names?.[position] ?? meta?.names.en ?? "",
      marketSlot: market.slot,
      outcomes: market.outcomes.length,
      ...(kind?.sourceId !== undefined && { sourceMarketId: kind.sourceId }),
      ...(sourceOutcomeId !== undefined && { sourceOutcomeId }),
    },
  ];
};

/** A leg with its names and event data at placement: the offer may have dropped the event by settlement. */
export const describeLeg = (selection: OrderedSelection, banker: boolean, offer: Offer): Leg => {
  const event = offer.events.get(selection.eventId);
  return {
    ...selection,
    banker,
    event: event ? describeEvent(event) : null,
    outcomes: event ? selection.slots.flatMap((slot) => describeOutcome(event, slot, offer.reference)) : [],
  };
};
