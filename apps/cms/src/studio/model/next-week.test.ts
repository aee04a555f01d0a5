import type { BrandDocument } from "@touchline/brands";
import { loadBrand } from "@touchline/brands/shipped";
import { expect, test } from "vitest";
import { nextWeek } from "./next-week.ts";

const NOW = Date.parse("2026-09-20T12:00:00Z");

const banner = (name: string, from: string | null, to: string | null, audience: readonly string[] = []) => ({
  id: name,
  name,
  enabled: true,
  visibility: { mode: "fixed", audience, from, to, rules: [] },
  image: {},
  route: null,
  bannerType: "imageOnly",
});

const documentWith = (...banners: object[]): BrandDocument => {
  const base = loadBrand("nordvik");
  const bannerGroup = { mobileBanners: banners, desktopBanners: banners };
  const blocks = [{ blockType: "banner", tag: "hero-banner", props: { bannerGroup } }];
  return { ...base, settings: { ...base.settings, homepage: { blocks } } } as unknown as BrandDocument;
};

const told = (document: BrandDocument) =>
  nextWeek(document, NOW).map(({ at, shows, isGap }) => [
    new Date(at).toISOString().slice(0, 10),
    shows.map(({ name }) => name).join(),
    isGap,
  ]);

test("AHEAD-3 what changes within a week is told once for all widths and audiences, the next first", () => {
  const document = documentWith(
    banner("a", null, "2026-09-21T00:00:00Z"),
    banner("b", "2026-09-22T00:00:00Z", "2026-09-26T00:00:00Z"),
    banner("c", "2026-09-26T00:00:00Z", "2026-10-20T00:00:00Z"),
  );
  expect(told(document)).toEqual([
    ["2026-09-21", "", true],
    ["2026-09-22", "b", false],
    ["2026-09-26", "c", false],
  ]);
});

test("AHEAD-3 what only signed-in visitors see is told too", () => {
  const document = documentWith(
    banner("a", null, null, ["anonymous"]),
    banner("b", "2026-09-22T00:00:00Z", null, ["authenticated"]),
  );
  expect(told(document)).toEqual([["2026-09-22", "b", false]]);
});
