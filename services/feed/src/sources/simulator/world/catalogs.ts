import { share } from "../chance/random.ts";
import type { Tournament } from "./tournament.ts";

export interface CatalogPlace {
  readonly catalogIds: readonly number[];
  readonly promotedOfferIds: readonly number[];
}

interface CatalogRules {
  readonly name: string;
  readonly promotedOffers: readonly string[];
  readonly share: number;
  readonly fits: (tournament: Tournament, startsAt: number) => boolean;
}

const hourOf = (at: number): number => new Date(at).getUTCHours();

/** Ids are assigned by position: add at the end only. */
export const CATALOGS: readonly CatalogRules[] = [
  {
    name: "Champions week",
    promotedOffers: ["Road to the final", "Favourites at home"],
    share: 0.9,
    fits: ({ name, top, sport }) => name === "Champions Cup" || (top === true && sport === "soccer"),
  },
  {
    name: "Derby day",
    promotedOffers: ["City rivals", "Old enemies"],
    share: 0.12,
    fits: ({ sport, tier }) => sport === "soccer" && tier < 3,
  },
  {
    name: "Goal rush",
    promotedOffers: ["Over and out", "Both ends"],
    share: 0.06,
    fits: ({ sport }) => sport === "soccer" || sport === "ice-hockey",
  },
  {
    name: "Court kings",
    promotedOffers: ["Aces", "Hoops"],
    share: 0.25,
    fits: ({ sport, tier }) => (sport === "tennis" || sport === "basketball") && tier < 3,
  },
  {
    name: "Golden hour",
    promotedOffers: ["First whistle", "Prime time"],
    share: 0.3,
    fits: (_tournament, startsAt) => hourOf(startsAt) === 18,
  },
];

const PROMOTED_SHARE = 0.35;

export const catalogId = (index: number): number => index + 1;
export const promotedOfferId = (catalog: number, index: number): number => (catalog + 1) * 10 + index + 1;

export const placeInCatalogs = (seed: number, tournament: Tournament, startsAt: number): CatalogPlace => {
  const catalogIds: number[] = [];
  const promotedOfferIds: number[] = [];
  for (const [index, catalog] of CATALOGS.entries()) {
    if (!catalog.fits(tournament, startsAt) || share(seed, 10, index) >= catalog.share) continue;
    catalogIds.push(catalogId(index));
    if (share(seed, 11, index) >= PROMOTED_SHARE) continue;
    const offer = Math.floor(share(seed, 12, index) * catalog.promotedOffers.length);
    promotedOfferIds.push(promotedOfferId(index, offer));
  }
  return { catalogIds, promotedOfferIds };
};
