import { bannerGroupSchema, checkBrandDraft } from "@touchline/brands/schema";
import { type Brand, loadBrands } from "@touchline/brands/shipped";
import { rowsOf } from "@touchline/brands/timeline";
import { expect, test } from "vitest";
import { bannerDocument, groupDocument } from "./banner-document.ts";
import { GROUPS } from "./campaigns.ts";
import { localized } from "./phrases.ts";

const NOW = Date.parse("2026-11-15T18:25:43Z");

/** The brand with the banners that the seed makes for a wide screen. */
const filled = (brand: Brand): Brand => {
  const blocks = GROUPS.map((group) => {
    const { tag, desktopSize, campaigns } = group;
    const banners = campaigns.map((campaign, index) => ({
      ...bannerDocument(campaign, brand, campaign.title, NOW),
      id: `${tag}-${index}`,
      image: {
        id: "m",
        filename: "a.jpg",
        mimeType: "image/jpeg",
        filesize: 1,
        width: 2680,
        height: desktopSize === "small" ? 240 : 480,
        focalX: 50,
        focalY: 50,
        url: "/api/media/file/a.jpg",
        thumbnailURL: null,
        ...(campaign.alt ? { alt: localized(campaign.alt, brand.languages) } : {}),
      },
    }));
    const bannerGroup = bannerGroupSchema.parse(groupDocument(group, [], banners));
    return { blockType: "banner" as const, tag, props: { bannerGroup } };
  });
  return { ...brand, settings: { ...brand.settings, homepage: { blocks } } };
};

test.each(loadBrands().map((brand) => [brand.slug, brand] as const))(
  "HOME-7 I18N-2 BANNER-2 the banners made for %s hand over without a gap, in all its languages, with links that lead somewhere",
  (_slug, brand) => {
    expect(checkBrandDraft(filled(brand))).toEqual(checkBrandDraft(brand));
  },
);

test("BANNER-6 windows begin and end at whole hours around now, for everyone, visitors and punters", () => {
  const [brand] = loadBrands() as [Brand];
  const [hero] = rowsOf(filled(brand), "desktop");
  const ends = hero?.bars.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite) ?? [];
  expect(ends.every((end) => end % 3_600_000 === 0)).toBe(true);
  expect(hero?.bars.filter(({ from, to }) => from <= NOW && NOW < to).map(({ audience }) => audience)).toEqual([
    [],
    ["anonymous"],
    ["authenticated"],
  ]);
  expect(hero?.bars.some(({ to }) => to < NOW)).toBe(true);
});

test("BANNER-1 BANNER-2 the groups and banners made for a brand have the values that the specification shows", () => {
  const [brand] = loadBrands() as [Brand];
  for (const group of GROUPS) {
    expect(groupDocument(group, [], [])).toEqual({
      mobileSize: "small",
      mobileBanners: [],
      mobileAutoplay: 0,
      desktopSize: expect.stringMatching(/^(small|medium)$/),
      desktopBanners: [],
      desktopAutoplay: 0,
      desktopBannersToShow: 1,
      desktopPauseAutoplayOnHover: false,
    });
    const banners = group.campaigns.map((campaign) => bannerDocument(campaign, brand, campaign.title, NOW));
    for (const banner of banners.filter(({ bannerType }) => bannerType === "composite"))
      expect(banner).toMatchObject({ alignContent: "bottom", alignText: "left", actionsAlign: "bottomRight" });
  }
});
