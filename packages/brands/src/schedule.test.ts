import { expect, test } from "vitest";
import { isBannerShown, isBlockShown } from "./schedule.ts";
import type { Banner } from "./schema/banner.ts";
import type { HomepageBlock } from "./schema/homepage.ts";

const SIX = "2026-11-15T18:00:00Z";
const SEVEN = "2026-11-15T20:00:00+01:00";
const VISITOR = { audience: "anonymous" } as const;
const at = (time: string): number => Date.parse(time);

const block = (window: Pick<HomepageBlock, "dateFrom" | "dateTo">): HomepageBlock => ({
  blockType: "search",
  tag: "search",
  props: {},
  ...window,
});

const banner = (visibility: Partial<Banner["visibility"]>, enabled = true): Banner => ({
  id: "1",
  name: "derby",
  enabled,
  visibility: { mode: "fixed", audience: [], from: null, to: null, rules: [], ...visibility },
  image: {
    id: "1",
    filename: "derby.webp",
    mimeType: "image/webp",
    filesize: 1,
    width: 688,
    height: 214,
    focalX: 50,
    focalY: 50,
    url: "/api/media/file/derby.webp",
    thumbnailURL: null,
  },
  route: null,
  bannerType: "imageOnly",
});

test.each([
  ["before", at(SIX) - 1, false],
  ["at its first moment", at(SIX), true],
  ["a moment before its end", at(SEVEN) - 1, true],
  ["at its end", at(SEVEN), false],
])("HOME-6 a block %s of its window", (_when, now, shown) => {
  expect(isBlockShown(block({ dateFrom: SIX, dateTo: SEVEN }), now, VISITOR)).toBe(shown);
  expect(isBannerShown(banner({ from: SIX, to: SEVEN }), now, VISITOR)).toBe(shown);
});

test("HOME-6 an end that is missing or null is open", () => {
  expect(isBlockShown(block({}), 0, VISITOR)).toBe(true);
  expect(isBlockShown(block({ dateFrom: null, dateTo: null }), at(SEVEN), VISITOR)).toBe(true);
  expect(isBlockShown(block({ dateFrom: SIX, dateTo: null }), at("2099-01-01T00:00:00Z"), VISITOR)).toBe(true);
  expect(isBlockShown(block({ dateTo: SIX }), 0, VISITOR)).toBe(true);
});

test("HOME-6 a banner is shown to its audience, and to everyone if it has none", () => {
  const shownTo = (audience: Banner["visibility"]["audience"]): boolean[] =>
    (["anonymous", "authenticated"] as const).map((who) => isBannerShown(banner({ audience }), 0, { audience: who }));
  expect(shownTo([])).toEqual([true, true]);
  expect(shownTo(["anonymous"])).toEqual([true, false]);
  expect(shownTo(["authenticated"])).toEqual([false, true]);
  expect(shownTo(["authenticated", "anonymous"])).toEqual([true, true]);
});

test("HOME-6 a block is shown to its audience, types and tags", () => {
  const vips = { ...block({}), audience: ["authenticated"], rules: ["tag:vip"] } satisfies HomepageBlock;
  expect(isBlockShown(vips, 0, VISITOR)).toBe(false);
  expect(isBlockShown(vips, 0, { audience: "authenticated", tag: "new" })).toBe(false);
  expect(isBlockShown(vips, 0, { audience: "authenticated", tag: "vip" })).toBe(true);
});

test("a disabled banner is shown to nobody", () => {
  expect(isBannerShown(banner({}, false), 0, VISITOR)).toBe(false);
});

test("HOME-7 of consecutive blocks exactly one is shown at any time", () => {
  const times = [SIX, SEVEN, "2026-11-15T19:30:00Z", "2026-11-15T23:00:00Z"];
  const blocks = times.slice(1).map((dateTo, index) => block({ dateFrom: times[index], dateTo }));
  const moments = times.slice(0, -1).flatMap((time) => [at(time), at(time) + 1, at(time) + 60_000]);
  const ends = times.slice(1).map((time) => at(time) - 1);
  for (const now of [...moments, ...ends]) {
    expect(blocks.filter((each) => isBlockShown(each, now, VISITOR))).toHaveLength(1);
  }
});
