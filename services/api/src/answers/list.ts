import {
  type ListQuery,
  type ListSport,
  type ListTournament,
  type OfferEvent,
  type OfferListWire,
  packOfferList,
  selectName,
} from "@touchline/protocol";
import type { Offer, ReferenceIndex } from "@touchline/server-kit";
import { selectEvents } from "../offer/select-events.ts";
import { type ListOptions, listEvent } from "./list-events.ts";
import { nameCategory, nameLinedSport, nameMetaMarket, nameSport } from "./named.ts";

const distinct = (ids: Iterable<number>): number[] => [...new Set(ids)];

const found = <Item>(ids: readonly number[], items: ReadonlyMap<number, Item>): Item[] =>
  ids.map((id) => items.get(id)).filter((item) => item !== undefined);

const listTournaments = (
  events: readonly OfferEvent[],
  reference: ReferenceIndex,
  { locale }: ListOptions,
): ListTournament[] =>
  found(distinct(events.map(({ tournamentId }) => tournamentId)), reference.tournaments).map((tournament) => ({
    id: tournament.id,
    categoryId: tournament.categoryId,
    sportId: tournament.sportId,
    name: selectName(tournament.names, locale),
  }));

const kindsOf = ({ listMarkets, grids = [] }: ListSport): number[] => [
  ...listMarkets,
  ...grids
    .flatMap(({ match, firstHalf }) => [match, firstHalf])
    .flatMap((columns) => Object.values(columns ?? {}))
    .filter((id) => id !== null),
];

/** Expects events in list order. */
export const packEvents = (
  events: readonly OfferEvent[],
  reference: ReferenceIndex,
  options: ListOptions,
  now: number,
): OfferListWire => {
  const { locale, numberOfMarketsPerSport, lines } = options;
  const tournaments = listTournaments(events, reference, options);
  const sports = found(distinct(tournaments.map(({ sportId }) => sportId)), reference.sports).map((sport) =>
    (lines ? nameLinedSport : nameSport)(sport, locale, numberOfMarketsPerSport),
  );
  const categories = found(distinct(tournaments.map(({ categoryId }) => categoryId)), reference.categories);
  const metaMarkets = found(distinct(sports.flatMap(kindsOf)), reference.metaMarkets);
  return packOfferList(
    {
      locale,
      generatedAt: now,
      sports,
      categories: categories.map((category) => nameCategory(category, locale)),
      metaMarkets: metaMarkets.map((metaMarket) => nameMetaMarket(metaMarket, locale)),
      tournaments,
      events: events.map((event) => listEvent(event, reference, options)),
    },
    options.supplementalNameTypeIds.map(String),
  );
};

export const answerList = (offer: Offer, query: ListQuery, now: number): OfferListWire =>
  packEvents(selectEvents(offer, query).slice(0, query.first), offer.reference, query, now);
