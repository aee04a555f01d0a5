import type {
  Catalog,
  Category,
  MarketGroup,
  MetaMarket,
  PromotedOffer,
  Reference,
  Sport,
  Tournament,
} from "@touchline/protocol";

/** Reference data by id, or in display order. */
export interface ReferenceIndex {
  readonly sports: ReadonlyMap<number, Sport>;
  readonly categories: ReadonlyMap<number, Category>;
  readonly tournaments: ReadonlyMap<number, Tournament>;
  readonly metaMarkets: ReadonlyMap<number, MetaMarket>;
  readonly marketGroups: readonly MarketGroup[];
  readonly catalogs: readonly Catalog[];
  readonly promotedOffers: readonly PromotedOffer[];
  /** Position of a tournament in a list of everything. Tournaments that are missing here are not shown. */
  readonly tournamentOrder: ReadonlyMap<number, number>;
}

interface Ranked {
  readonly rank: number;
}

const byRank = (left: Ranked, right: Ranked): number => left.rank - right.rank;

const byId = <Item extends { readonly id: number }>(items: readonly Item[]): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]));

const orderTournaments = (
  tournaments: readonly Tournament[],
  sports: ReadonlyMap<number, Sport>,
  categories: ReadonlyMap<number, Category>,
): Map<number, number> => {
  const sportRank = (tournament: Tournament): number => sports.get(tournament.sportId)?.rank ?? 0;
  const shown = tournaments.filter(({ sportId, categoryId }) => sports.has(sportId) && categories.has(categoryId));
  shown.sort(
    (left, right) =>
      sportRank(left) - sportRank(right) ||
      left.sportId - right.sportId ||
      Number(right.top) - Number(left.top) ||
      left.rank - right.rank ||
      left.id - right.id,
  );
  return new Map(shown.map(({ id }, position) => [id, position]));
};

export const indexReference = (reference: Reference): ReferenceIndex => {
  const sports = byId(reference.sports.toSorted(byRank));
  const categories = byId(reference.categories.toSorted(byRank));
  return {
    sports,
    categories,
    tournaments: byId(reference.tournaments),
    metaMarkets: byId(reference.metaMarkets),
    marketGroups: reference.marketGroups.toSorted(byRank),
    catalogs: reference.catalogs.toSorted(byRank),
    promotedOffers: reference.promotedOffers.toSorted(byRank),
    tournamentOrder: orderTournaments(reference.tournaments, sports, categories),
  };
};
