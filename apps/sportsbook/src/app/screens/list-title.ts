import type { Route } from "@touchline/protocol";
import type { OfferCounts } from "../../entities/offer-counts.ts";
import { message } from "../../i18n/message.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

const nameIn = (all: readonly Named[] | undefined, id: number | undefined): string | undefined =>
  all?.find((each) => each.id === id)?.name;

/** The name of a list's narrowest filter; null without a filter, or if its name is not known. */
export const listTitle = ({ filters }: Route, { statistics, promoted }: OfferCounts): string | null => {
  const categories = statistics?.sports.flatMap((sport) => sport.categories);
  const names = [
    filters.favourites && message("filters.favourites"),
    filters.streamed && message("filters.streams"),
    nameIn(
      promoted?.catalogs.flatMap(({ promotedOffers }) => promotedOffers),
      filters.promotedOffer,
    ),
    nameIn(promoted?.catalogs, filters.catalog),
    // `ctg_` may name a category.
    nameIn(categories, filters.catalog),
    nameIn(
      categories?.flatMap(({ tournaments }) => tournaments),
      filters.tournament,
    ),
    nameIn(categories, filters.category),
    nameIn(statistics?.sports, filters.sport),
  ];
  return names.find((name) => typeof name === "string") ?? null;
};
