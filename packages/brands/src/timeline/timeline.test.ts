import { describe, expect, test } from "vitest";
import { bannerBlock, brandWithBlocks, imageOnly } from "../test-support/sample-brand.ts";
import { changesOf, faultsOf, layRows, momentOf, rowsOf } from "./index.ts";

const day = (date: number): string => `2026-11-${date}T00:00:00Z`;
const time = (date: number): number => Date.parse(day(date));
type End = number | null;
const at = (end: End): string | null => (end === null ? null : day(end));

const banner = (name: string, from: End, to: End, audience: string[] = [], more: object = {}) => ({
  ...imageOnly,
  ...more,
  id: name,
  name,
  visibility: { ...imageOnly.visibility, audience, from: at(from), to: at(to) },
});
const hero = (...banners: object[]) =>
  bannerBlock({ mobileBanners: banners, desktopBanners: banners }, { tag: "hero" });
const search = (dateFrom: End = null, dateTo: End = null) => ({
  blockType: "search",
  tag: "search",
  dateFrom: at(dateFrom),
  dateTo: at(dateTo),
  props: {},
});

const rows = (...blocks: object[]) => rowsOf(brandWithBlocks(...blocks), "mobile");
const always = banner("always", null, null);

describe("rows", () => {
  test("AHEAD-3 banner blocks of one slot share a row, any other block has its own", () => {
    const found = rows(search(), hero(always), hero(always), bannerBlock({}, { tag: "strip" }));
    expect(found.map(({ tag, bars }) => [tag, bars.length])).toEqual([
      ["search", 1],
      ["hero", 2],
      ["strip", 0],
    ]);
  });

  test("AHEAD-3 a banner is shown only while its block is", () => {
    const block = bannerBlock({ mobileBanners: [banner("b", 10, 20)] }, { dateFrom: day(15), dateTo: null });
    expect(rows(block)[0]?.bars[0]).toMatchObject({ name: "b", from: time(15), to: time(20) });
  });

  test("AHEAD-3 an open end is infinite", () => {
    expect(rows(search(15))[0]?.bars[0]).toMatchObject({ from: time(15), to: Number.POSITIVE_INFINITY });
  });

  test("AHEAD-3 has the gaps and overlaps of its screen", () => {
    const brand = brandWithBlocks(bannerBlock({ desktopBanners: [banner("a", 10, 15), banner("b", 16, 20)] }));
    expect(rowsOf(brand, "desktop")[0]?.gaps).toMatchObject([{ from: time(15), to: time(16) }]);
    expect(rowsOf(brand, "mobile")[0]?.gaps).toEqual([]);
  });
});

describe("lanes", () => {
  const lanesOf = (...banners: object[]) =>
    layRows(rows(hero(...banners)), { from: time(10), to: time(24) })[0]?.bars.map(({ name, lane }) => [name, lane]);

  test("AHEAD-3 a banner that takes over is in the lane of the one before it", () => {
    expect(lanesOf(banner("a", 10, 14), banner("b", 10, 16), banner("c", 16, 20), banner("d", 14, null))).toEqual([
      ["a", 0],
      ["b", 1],
      ["d", 0],
      ["c", 1],
    ]);
  });

  test("AHEAD-3 leaves out bars outside the span", () => {
    expect(lanesOf(banner("before", null, 10), banner("in", 23, null), banner("after", 24, null))).toEqual([["in", 0]]);
  });
});

describe("at a moment", () => {
  const now = (block: object, date: number, viewer: "anonymous" | "authenticated" = "anonymous") => {
    const [{ shows, reason, when }] = momentOf(rows(block), time(date), { audience: viewer }) as [
      ReturnType<typeof momentOf>[number],
    ];
    return [shows.map(({ name }) => name).join(), reason, when];
  };

  test.each([
    ["a block without a window", search(), ["search", "always", null]],
    ["a block that ends", search(null, 16), ["search", "until", time(16)]],
    ["a block that begins later", search(16), ["", "later", time(16)]],
    ["a block that is over", search(null, 12), ["", "over", null]],
    ["banners that change", hero(banner("a", 10, 16), always), ["a,always", "until", time(16)]],
    ["a banner for others", hero(banner("a", null, null, ["authenticated"])), ["", "audience", null]],
    ["a block for others", { ...search(), audience: ["authenticated"] }, ["", "audience", null]],
    ["a block for punters of a tag", { ...search(), rules: ["tag:vip"] }, ["", "audience", null]],
    ["a banner that is off", hero(banner("a", 10, 16, [], { enabled: false })), ["", "off", null]],
    ["a group without banners", hero(), ["", "empty", null]],
  ])("HOME-6 %s is shown or hidden, with the reason", (_what, block, expected) => {
    expect(now(block, 15)).toEqual(expected);
  });

  test("AHEAD-3 HOME-6 content for a tag is shown to a viewer who has it", () => {
    const block = hero({ ...always, visibility: { ...always.visibility, rules: ["tag:vip"] } });
    const shownTo = (tag: string) =>
      momentOf(rows(block), time(15), { audience: "authenticated", tag })[0]?.shows.map(({ rules }) => rules);
    expect(shownTo("vip")).toEqual([["tag:vip"]]);
    expect(shownTo("new")).toEqual([]);
  });

  test("HOME-6 has the end for the given audience", () => {
    const block = hero(always, banner("member", 10, 16, ["authenticated"]));
    expect(now(block, 15)).toEqual(["always", "always", null]);
    expect(now(block, 15, "authenticated")).toEqual(["always,member", "until", time(16)]);
  });
});

describe("changes", () => {
  const told = (...blocks: object[]) =>
    changesOf(rows(...blocks), { audience: "anonymous" }).map(({ at: when, places }) => [
      new Date(when).getUTCDate(),
      ...places.map(({ row, shows, isGap }) => `${row.tag}: ${shows.map(({ name }) => name)}${isGap ? "gap" : ""}`),
    ]);

  test("HOME-7 consecutive blocks change at one time, from one to the next", () => {
    expect(told(hero(banner("a", 10, 15), banner("b", 15, null)))).toEqual([
      [10, "hero: a"],
      [15, "hero: b"],
    ]);
  });

  test("AHEAD-3 slots that change at the same time are one change, and a gap is marked", () => {
    expect(told(search(12, 15), hero(banner("a", 12, 15), banner("b", 16, 18)))).toEqual([
      [12, "search: search", "hero: a"],
      [15, "search: ", "hero: gap"],
      [16, "hero: b"],
      [18, "hero: "],
    ]);
  });

  test("HOME-6 what another audience sees is no change", () => {
    expect(told(hero(always, banner("member", 12, 15, ["authenticated"])))).toEqual([]);
  });
});

describe("faults", () => {
  test("AHEAD-3 a fault on both screens is listed once, with its findings", () => {
    const faults = faultsOf(brandWithBlocks(hero(banner("a", 10, 15), banner("b", 16, 20), banner("c", 18, 22))));
    expect(faults.map(({ kind, screens, from, findings }) => [kind, screens, from, findings.length])).toEqual([
      ["gap", ["mobile", "desktop"], time(15), 2],
      ["overlap", ["mobile", "desktop"], time(18), 2],
    ]);
    expect(faults[0]?.findings[0]?.problem).toContain("shown nothing from 2026-11-15");
  });

  test("AHEAD-3 overlapping blocks are listed once", () => {
    const block = (dateFrom: End, dateTo: End) =>
      bannerBlock(
        { mobileBanners: [always], desktopBanners: [always] },
        { dateFrom: at(dateFrom), dateTo: at(dateTo) },
      );
    expect(faultsOf(brandWithBlocks(block(10, 16), block(15, null)))).toMatchObject([
      { kind: "overlap", from: time(15), to: time(16), screens: ["mobile", "desktop"] },
    ]);
  });
});
