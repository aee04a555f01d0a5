import { expect, test } from "vitest";
import { readableDifferences, textOf } from "./readable.ts";

const homepage = (banners: readonly object[], tag = "hero") => ({
  settings: {
    homepage: { blocks: [{ blockType: "banner", tag, props: { bannerGroup: { mobileBanners: banners } } }] },
  },
});

test("AHEAD-4 a difference is said in an editor's words", () => {
  const before = homepage([{ name: "Derby", enabled: true, visibility: { to: null } }]);
  const after = homepage([{ name: "Derby", enabled: false, visibility: { to: "2026-11-15T18:00:00Z" } }]);
  expect(readableDifferences(before, after)).toEqual([
    {
      path: "settings.homepage.blocks[0].props.bannerGroup.mobileBanners[0].enabled",
      place: "Homepage, block 1 (hero), banner on mobile Derby, switched on",
      before: "yes",
      after: "no",
    },
    {
      path: "settings.homepage.blocks[0].props.bannerGroup.mobileBanners[0].visibility.to",
      place: "Homepage, block 1 (hero), banner on mobile Derby, shown until",
      before: "empty",
      after: "2026-11-15T18:00:00Z",
    },
  ]);
});

test("AHEAD-4 what came and what went are named", () => {
  const derby = { name: "Derby" };
  expect(readableDifferences(homepage([derby]), homepage([derby, { name: "Cup" }]))).toMatchObject([
    { place: "Homepage, block 1 (hero), banner on mobile Cup", before: null, after: "Cup" },
  ]);
  expect(readableDifferences(homepage([derby, { name: "Cup" }]), homepage([derby]))).toMatchObject([
    { place: "Homepage, block 1 (hero), banner on mobile Cup", before: "Cup", after: null },
  ]);
});

test("AHEAD-4 what was taken out from among others is named, and so is another order", () => {
  const [derby, cup, night] = [
    { id: "1", name: "Derby" },
    { id: "2", name: "Cup" },
    { id: "3", name: "Night" },
  ];
  expect(readableDifferences(homepage([derby, cup, night]), homepage([night, cup]))).toMatchObject([
    { place: "Homepage, block 1 (hero), banners on mobile, order", before: "Cup, Night", after: "Night, Cup" },
    { place: "Homepage, block 1 (hero), banner on mobile Derby", before: "Derby", after: null },
  ]);
});

test.each([
  [undefined, null],
  [null, "empty"],
  [[], "empty"],
  [["single", "combo"], "single, combo"],
  [5, "5"],
  [{ default: "Hello" }, '{"default":"Hello"}'],
])("the text of %j is %j", (value, text) => {
  expect(textOf(value)).toBe(text);
});

test("CONFIG-4 when a picture was saved is no difference", () => {
  const image = { name: "a", updatedAt: "2026-11-15T18:00:00Z", createdAt: "2026-11-15T18:00:00Z" };
  expect(readableDifferences({ image }, { image: { ...image, updatedAt: "2026-11-16T18:00:00Z" } })).toEqual([]);
});

test("AHEAD-4 own words are listed text by text, also the first ones of a brand", () => {
  const first = { texts: { en: { "home.allLive": "See all live" }, pt: { "home.allLive": "Ver tudo" } } };
  const place = { en: "Texts, en, home.allLive", pt: "Texts, pt, home.allLive" };
  expect(readableDifferences({}, first)).toMatchObject([
    { place: place.en, before: null, after: "See all live" },
    { place: place.pt, before: null, after: "Ver tudo" },
  ]);
  expect(readableDifferences(first, { texts: { en: { "home.allLive": "All of it" } } })).toMatchObject([
    { place: place.en, before: "See all live", after: "All of it" },
    { place: place.pt, before: "Ver tudo", after: null },
  ]);
});
