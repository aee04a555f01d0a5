import type { BrandDocument } from "@touchline/brands";
import type { StoredBanner } from "./library.ts";
import type { Place } from "./uses.ts";

/** In the order in which an editor wants to know it. */
export const BANNER_STATES = ["live", "scheduled", "draft", "nowhere", "off", "ended"] as const;
export type BannerState = (typeof BANNER_STATES)[number];

/** Ids of the banners that a published document holds. */
export const liveBanners = (document: BrandDocument | null): ReadonlySet<string> =>
  new Set(
    (document?.settings.homepage.blocks ?? []).flatMap((block) => {
      if (block.blockType !== "banner") return [];
      const { mobileBanners, desktopBanners } = block.props.bannerGroup;
      return [...mobileBanners, ...desktopBanners].map(({ id }) => id);
    }),
  );

/** `draft`: it stands on the page, but no published version has it; `nowhere`: no page shows its groups. */
export const stateOf = (
  { id, enabled, visibility: { from, to } }: StoredBanner,
  places: readonly Place[],
  live: ReadonlySet<string>,
  now: number,
): BannerState => {
  if (!enabled) return "off";
  if (to && Date.parse(to) <= now) return "ended";
  if (places.every(({ brands }) => brands.length === 0)) return "nowhere";
  if (!live.has(id)) return "draft";
  return from && Date.parse(from) > now ? "scheduled" : "live";
};
