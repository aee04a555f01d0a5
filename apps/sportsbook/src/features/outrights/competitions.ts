import type { Filters } from "@touchline/protocol";
import type { Board } from "../../data/offer/board.ts";
import type { OfferTables } from "../../data/offer/offer-model.ts";
import type { OfferStore } from "../../data/offer/offer-store.ts";

/** An outright: one event of the offer. */
export interface Competition {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly flag: string;
  readonly sportId: number;
  readonly tournamentId: number;
  readonly marketCount: number;
  readonly closesAt: number;
}

export interface CompetitionSport {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** Lookups for competitions and their names. */
interface Known extends Pick<OfferTables, "sports" | "categories" | "tournaments"> {
  readonly event: OfferStore["event"];
}

const competition = (id: number, { event: eventOf, tournaments, categories }: Known): Competition[] => {
  const event = eventOf(id);
  const tournament = event && tournaments.get(event.tournamentId);
  const category = tournament && categories.get(tournament.categoryId);
  if (!event || !tournament || !category) return [];
  return [
    {
      id,
      name: event.name ?? tournament.name,
      country: category.name,
      flag: category.flag,
      sportId: tournament.sportId,
      tournamentId: tournament.id,
      marketCount: event.marketCount,
      closesAt: event.startsAt,
    },
  ];
};

export const competitionsOf = ({ sections }: Board, known: Known): Competition[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ eventIds }) => eventIds.flatMap((id) => competition(id, known))));

/** In the order of the list. */
export const sportsOf = (
  competitions: readonly Competition[],
  { sports }: Pick<OfferTables, "sports">,
): CompetitionSport[] =>
  [...Map.groupBy(competitions, ({ sportId }) => sportId)].flatMap(([id, of]) => {
    const sport = sports.get(id);
    return sport ? [{ id, key: sport.key, name: sport.name, count: of.length }] : [];
  });

export const ofSport = (competitions: readonly Competition[], { sport }: Filters): readonly Competition[] =>
  sport === undefined ? competitions : competitions.filter(({ sportId }) => sportId === sport);
