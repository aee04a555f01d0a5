import {
  type Category,
  type EventCounterType,
  type Locale,
  type OfferEvent,
  type Statistics,
  type StatisticsQuery,
  selectName,
  type Tournament,
} from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import { isOffered } from "../offer/select-events.ts";
import { nameCategory, nameSport } from "./named.ts";

type CountedSport = Statistics["sports"][number];
type CountedCategory = CountedSport["categories"][number];
type CountedTournament = CountedCategory["tournaments"][number];

const DAY = 86_400_000;

const isMatch = (event: OfferEvent): boolean => event.type === "MATCH";
const isLive = (event: OfferEvent): boolean => isMatch(event) && event.game === "LIVE";
const isStreamed = (event: OfferEvent): boolean => isMatch(event) && event.streamed;
const isOutright = (event: OfferEvent): boolean => event.type === "OUTRIGHT";

const counted: Readonly<Record<EventCounterType, (event: OfferEvent) => boolean>> = {
  ALL: isMatch,
  LIVE: isLive,
  PREMATCH: (event) => isMatch(event) && event.game === "PREMATCH",
  STREAMED: isStreamed,
  OUTRIGHT: isOutright,
};

/** `until` is the end of the bettor's day; by default the end of the day in UTC. */
const endOfToday = (until: number | undefined, now: number): number => until ?? (Math.floor(now / DAY) + 1) * DAY;

const countTotals = (events: readonly OfferEvent[], until: number): Statistics["totals"] => {
  const count = (condition: (event: OfferEvent) => boolean): number => events.filter(condition).length;
  return {
    all: count(isMatch),
    today: count((event) => isMatch(event) && event.startsAt < until),
    live: count(isLive),
    streamed: count(isStreamed),
    outrights: count(isOutright),
  };
};

const countByTournament = (events: readonly OfferEvent[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { tournamentId } of events) counts.set(tournamentId, (counts.get(tournamentId) ?? 0) + 1);
  return counts;
};

const sum = (items: readonly { readonly count: number }[]): number =>
  items.reduce((total, { count }) => total + count, 0);

const countCategory = (
  category: Category,
  tournaments: readonly Tournament[],
  counts: ReadonlyMap<number, number>,
  locale: Locale,
): CountedCategory => {
  const rows = tournaments.map(
    ({ id, names, top }): CountedTournament => ({
      id,
      name: selectName(names, locale),
      top,
      count: counts.get(id) ?? 0,
    }),
  );
  return { ...nameCategory(category, locale), count: sum(rows), tournaments: rows };
};

/** The navigation tree: only branches with events, each level in order of rank. */
const countTree = ({ reference }: Offer, counts: ReadonlyMap<number, number>, locale: Locale): Statistics["sports"] => {
  const ids = [...reference.tournamentOrder.keys()].filter((id) => counts.has(id));
  const tournaments = ids.map((id) => reference.tournaments.get(id) as Tournament);
  const byCategory = Map.groupBy(tournaments, ({ categoryId }) => categoryId);
  const categories = [...reference.categories.values()].flatMap((category) => {
    const rows = byCategory.get(category.id);
    return rows ? [countCategory(category, rows, counts, locale)] : [];
  });
  const bySport = Map.groupBy(categories, ({ sportId }) => sportId);
  return [...reference.sports.values()].flatMap((sport) => {
    const rows = bySport.get(sport.id);
    return rows ? [{ ...nameSport(sport, locale), count: sum(rows), categories: rows }] : [];
  });
};

export const answerStatistics = (offer: Offer, query: StatisticsQuery, now: number): Statistics => {
  const { from, until, sport, tournament, eventCounterType, locale } = query;
  const offered = [...offer.events.values()].filter((event) => isOffered(event, offer.reference));
  const selected = offered.filter(
    (event) =>
      counted[eventCounterType](event) &&
      (from === undefined || event.startsAt >= from || event.game === "LIVE") &&
      (until === undefined || event.startsAt < until) &&
      (sport === undefined || event.sportId === sport) &&
      (tournament === undefined || event.tournamentId === tournament),
  );
  return {
    generatedAt: now,
    totals: countTotals(offered, endOfToday(until, now)),
    sports: countTree(offer, countByTournament(selected), locale),
  };
};
