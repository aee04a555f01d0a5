import { describe, expect, test } from "vitest";
import { missingTexts, newBanner, savedBanner } from "./banner-form.ts";
import { stateOf } from "./banner-state.ts";
import type { Library, StoredBanner, StoredGroup } from "./library.ts";
import { momentToShow, showingBanner, standingOf, withBanner } from "./preview-content.ts";
import type { Place } from "./uses.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");

const group = (id: string, mobileBanners: readonly string[], desktopBanners: readonly string[]): StoredGroup => ({
  id,
  name: id,
  mobileSize: "small",
  mobileBanners,
  mobileAutoplay: 0,
  desktopSize: "small",
  desktopBanners,
  desktopAutoplay: 0,
  desktopBannersToShow: "1",
  desktopPauseAutoplayOnHover: false,
});

const banner = (others: Partial<StoredBanner> = {}): StoredBanner => ({
  ...newBanner(),
  id: "b",
  name: "Derby",
  ...others,
});

const library: Library = {
  pictures: [],
  banners: [banner(), banner({ id: "other" })],
  groups: [group("hero", ["other", "b"], ["other"]), group("strip", [], ["b"])],
  brands: [],
};

describe("the state of a banner", () => {
  const onPage: Place[] = [
    {
      group: group("hero", ["b"], []),
      screens: ["mobile"],
      brands: [{ id: "1", slug: "p", name: "p", languages: ["en"], homepage: { blocks: [] } }],
    },
  ];
  const during = (from: string | null, to: string | null): Partial<StoredBanner> => ({
    visibility: { ...newBanner().visibility, from, to },
  });
  test.each([
    ["live", {}, onPage, ["b"]],
    ["scheduled", during("2026-11-19T00:00:00Z", null), onPage, ["b"]],
    ["ended", during(null, "2026-11-18T12:00:00Z"), onPage, ["b"]],
    ["off", { enabled: false }, onPage, ["b"]],
    ["draft", {}, onPage, []],
    ["nowhere", {}, [], []],
  ] as const)("%s", (state, others, places, live) => {
    expect(stateOf(banner(others), places, new Set(live), NOW)).toBe(state);
  });
});

test("a banner is put into groups, and taken out of them, without moving the others", () => {
  expect(standingOf("b", library)).toEqual({ hero: ["mobile"], strip: ["desktop"] });
  const changed = withBanner(library, banner({ name: "New" }), { hero: ["mobile", "desktop"], strip: [] });
  expect(changed.groups.map(({ mobileBanners, desktopBanners }) => [mobileBanners, desktopBanners])).toEqual([
    [
      ["other", "b"],
      ["other", "b"],
    ],
    [[], []],
  ]);
  expect(changed.banners.find(({ id }) => id === "b")?.name).toBe("New");
});

test("for looking at it a banner is on and first", () => {
  const shown = showingBanner(library, banner({ enabled: false }), { hero: ["mobile"] });
  expect(shown.groups[0]?.mobileBanners).toEqual(["b", "other"]);
  expect(shown.banners.find(({ id }) => id === "b")?.enabled).toBe(true);
});

test("the preview shows a moment at which the banner is shown", () => {
  expect(momentToShow({ from: null, to: null }, NOW)).toBeNull();
  expect(momentToShow({ from: "2026-11-20T08:00:00Z", to: null }, NOW)).toBe(Date.parse("2026-11-20T08:00:00Z"));
  expect(momentToShow({ from: null, to: "2026-11-10T08:00:00Z" }, NOW)).toBe(Date.parse("2026-11-10T07:59:00Z"));
});

describe("texts", () => {
  const texts = (title: string, translations: readonly { language: string; text: string }[] = []) => ({
    color: "#FFFFFF",
    text: { default: title, translations },
  });
  test("what is missing is named by language, of what is written at all", () => {
    const written = banner({
      title: texts("Derby", [{ language: "pt", text: "Dérbi" }]),
      action1: texts("Open"),
      caption: texts(""),
    });
    expect(missingTexts(written, ["en", "es", "pt"])).toEqual([
      { language: "es", parts: ["title", "action1"] },
      { language: "pt", parts: ["action1"] },
    ]);
    expect(missingTexts({ ...written, bannerType: "imageOnly" }, ["en", "es"])).toEqual([]);
  });

  test("a part that says nothing is emptied, and a button opens what the banner opens", () => {
    const saved = savedBanner(
      banner({ route: "/sports", title: texts("Derby"), action1: texts("Open"), caption: texts("") }),
    );
    expect(saved).toMatchObject({
      action1: { url: "/sports" },
      caption: { color: null, text: { default: null } },
      navigationButton: { url: null },
    });
    expect(saved).not.toHaveProperty("id");
  });
});
