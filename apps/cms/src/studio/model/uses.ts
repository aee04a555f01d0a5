import type { Screen } from "@touchline/brands/timeline";
import type { Library, StoredBanner, StoredBrand, StoredGroup } from "./library.ts";

/** A banner group that holds a banner, and the brands on whose pages the group stands. */
export interface Place {
  readonly group: StoredGroup;
  readonly screens: readonly Screen[];
  readonly brands: readonly StoredBrand[];
}

export interface Use {
  readonly banner: StoredBanner;
  readonly places: readonly Place[];
}

const screensOf = ({ mobileBanners, desktopBanners }: StoredGroup, banner: string): Screen[] => [
  ...(mobileBanners.includes(banner) ? (["mobile"] as const) : []),
  ...(desktopBanners.includes(banner) ? (["desktop"] as const) : []),
];

export const holdsGroup = ({ homepage }: StoredBrand, group: string): boolean =>
  homepage.blocks.some(({ props }) => props?.bannerGroup === group);

export const placesOf = (banner: string, { groups, brands }: Library): Place[] =>
  groups
    .map((group) => ({
      group,
      screens: screensOf(group, banner),
      brands: brands.filter((brand) => holdsGroup(brand, group.id)),
    }))
    .filter(({ screens }) => screens.length > 0);

/** The banners that show a picture. */
export const usesOf = (picture: string, library: Library): Use[] =>
  library.banners
    .filter(({ image }) => image === picture)
    .map((banner) => ({ banner, places: placesOf(banner.id, library) }));

/** What is used on pages of other brands alone is not of this brand. */
export const isOfBrand = (places: readonly Place[], brandId: string): boolean => {
  const brands = places.flatMap((place) => place.brands);
  return brands.length === 0 || brands.some(({ id }) => id === brandId);
};
