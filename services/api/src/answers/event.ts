import { type EventDetail, type Locale, type OfferEvent, selectName } from "@touchline/protocol";
import type { Offer, ReferenceIndex } from "@touchline/server-kit";
import { nameMarkets } from "./event-markets.ts";
import { nameCategory, nameSport } from "./named.ts";

/** The fields that make an event's name. */
export interface Called extends Pick<OfferEvent, "names" | "reversed"> {
  readonly competitors: readonly { readonly name: string }[];
}

export const nameEvent = ({ names, competitors, reversed }: Called, locale: Locale): string => {
  if (names) return selectName(names, locale);
  const teams = competitors.map(({ name }) => name);
  return (reversed ? teams.toReversed() : teams).join(" - ");
};

const countGroups = (
  markets: EventDetail["markets"],
  { marketGroups }: ReferenceIndex,
  locale: Locale,
): EventDetail["groups"] => {
  const byGroup = Map.groupBy(markets, ({ group }) => group);
  return marketGroups.flatMap(({ key, names }) => {
    const count = byGroup.get(key)?.length;
    return count ? [{ key, name: selectName(names, locale), count }] : [];
  });
};

/** Null when the event, or its sport, category or tournament, is unknown. */
export const answerEvent = (
  { events, reference }: Offer,
  eventId: number,
  { locale }: { readonly locale: Locale },
): EventDetail | null => {
  const event = events.get(eventId);
  const sport = event && reference.sports.get(event.sportId);
  const category = event && reference.categories.get(event.categoryId);
  const tournament = event && reference.tournaments.get(event.tournamentId);
  if (!event || !sport || !category || !tournament) return null;
  const markets = nameMarkets(event, reference, locale);
  return {
    id: event.id,
    version: event.version,
    producer: event.producer,
    type: event.type,
    name: nameEvent(event, locale),
    sport: nameSport(sport, locale),
    category: nameCategory(category, locale),
    tournament: { id: tournament.id, name: selectName(tournament.names, locale) },
    competitors: event.competitors,
    reversed: event.reversed,
    startsAt: event.startsAt,
    game: event.game,
    playStatus: event.playStatus,
    detailedPlayStatus: event.detailedPlayStatus,
    metadata: event.metadata,
    incidents: event.incidents,
    suspended: event.suspended,
    streamed: event.streamed,
    groups: countGroups(markets, reference, locale),
    markets,
  };
};
