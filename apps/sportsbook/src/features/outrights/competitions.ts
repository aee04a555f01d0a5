import type { Filters } from "@touchline/protocol";
import type { Board } from "../../data/offer/board.ts";
import type { OfferStore } from "../../data/offer/offer-store.ts";

/** A competition that can be bet on as a whole: one event of the offer. */
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

const competition = (id: number, store: OfferStore): Competition[] => {
  const event = store.event(id);
  const { tournaments, categories } = store.tables();
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

export const competitionsOf = ({ sections }: Board, store: OfferStore): Competition[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ eventIds }) => eventIds.flatMap((id) => competition(id, store))));

/** In the order of the list. */
export const sportsOf = (competitions: readonly Competition[], store: OfferStore): CompetitionSport[] =>
  [...Map.groupBy(competitions, ({ sportId }) => sportId)].flatMap(([id, of]) => {
    const sport = store.tables().sports.get(id);
    return sport ? [{ id, key: sport.key, name: sport.name, count: of.length }] : [];
  });

export const ofSport = (competitions: readonly Competition[], { sport }: Filters): readonly Competition[] =>
  sport === undefined ? competitions : competitions.filter(({ sportId }) => sportId === sport);
