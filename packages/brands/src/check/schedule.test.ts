import { describe, expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { bannerBlock, brandWithBlocks, imageOnly } from "../test-support/sample-brand.ts";
import { checkSchedule, checkWindows } from "./schedule.ts";

const day = (date: number): string => `2026-11-${date}T00:00:00Z`;
const BLOCKS = "settings.homepage.blocks";

type End = number | null;
const at = (end: End): string | null => (end === null ? null : day(end));

const banner = (from: End, to: End, audience: string[] = [], more: object = {}) => ({
  ...imageOnly,
  ...more,
  visibility: { ...imageOnly.visibility, audience, from: at(from), to: at(to) },
});
const always = banner(null, null);

/** A block with one banner on each screen that is always shown. */
const block = (dateFrom: End, dateTo: End, tag = "top", banners: object[] = [always]) =>
  bannerBlock({ mobileBanners: banners, desktopBanners: banners }, { tag, dateFrom: at(dateFrom), dateTo: at(dateTo) });
const carousel = (...banners: object[]) => bannerBlock({ mobileBanners: [], desktopBanners: banners });

const check = (...blocks: object[]) => checkSchedule(brandWithBlocks(...blocks), appParts);
const problems = (...blocks: object[]): string[] => check(...blocks).map(({ problem }) => problem);

describe("blocks of one slot", () => {
  test("AHEAD-4 accepts consecutive blocks without overlap or gap", () => {
    expect(check(block(null, 15), block(15, 20), block(20, null))).toEqual([]);
  });

  test("AHEAD-4 finds a gap, with its time and who sees it", () => {
    const findings = check(block(10, 15), block(16, 20));
    expect(findings.map(({ path }) => path)).toEqual([
      `${BLOCKS}[1].props.bannerGroup.mobileBanners[0]`,
      `${BLOCKS}[1].props.bannerGroup.desktopBanners[0]`,
    ]);
    expect(findings[0]).toMatchObject({
      severity: "confirm",
      problem:
        "before it authenticated and anonymous visitors are shown nothing from 2026-11-15T00:00Z until 2026-11-16T00:00Z",
    });
  });

  test("AHEAD-4 finds an overlap, with its time and the other block", () => {
    expect(check(block(10, 16), block(15, null))).toEqual([
      {
        severity: "warning",
        path: `${BLOCKS}[1]`,
        problem: `is shown together with ${BLOCKS}[0] from 2026-11-15T00:00Z until 2026-11-16T00:00Z`,
        remedy: "end the one when the other begins",
      },
    ]);
    expect(problems(block(null, null), block(15, 16))).toHaveLength(1);
  });

  test("AHEAD-4 the order in the file does not matter", () => {
    expect(check(block(15, 20), block(10, 15))).toEqual([]);
    expect(problems(block(16, 20), block(10, 15))).toHaveLength(2);
  });

  test("AHEAD-4 blocks of different slots are independent", () => {
    expect(check(block(10, 15, "top"), block(12, 20, "middle"))).toEqual([]);
    const search = { blockType: "search", tag: "search", props: {} };
    expect(check(block(10, 15), search, block(12, 20))).toEqual([]);
  });

  test("AHEAD-4 a block without banners for an audience leaves a gap for that audience", () => {
    const anonymousOnly = [banner(null, null, ["anonymous"])];
    const found = problems(block(10, 15), block(15, 16, "top", anonymousOnly), block(16, 20));
    expect(found).toHaveLength(2);
    expect(found[0]).toContain(
      "authenticated visitors are shown nothing from 2026-11-15T00:00Z until 2026-11-16T00:00Z",
    );
    expect(found[0]).not.toContain("anonymous");
  });
});

describe("banners of one group", () => {
  test("AHEAD-4 finds a gap between two for the audiences that see it", () => {
    expect(problems(carousel(banner(10, 15), banner(16, 20)))).toHaveLength(1);
    expect(problems(carousel(banner(10, 15), banner(16, 20), banner(15, 16, ["anonymous"])))).toEqual([
      "before it authenticated visitors are shown nothing from 2026-11-15T00:00Z until 2026-11-16T00:00Z",
    ]);
    expect(problems(carousel(banner(10, 15), banner(16, 20), always))).toEqual([]);
  });

  test("AHEAD-4 finds an overlapping handover where one visitor sees both", () => {
    expect(problems(carousel(banner(10, 16), banner(15, 20)))).toHaveLength(1);
    expect(problems(carousel(banner(10, 16, ["anonymous"]), banner(15, 20, ["authenticated"])))).toEqual([]);
    expect(problems(carousel(banner(null, 16), banner(15, null)))).toHaveLength(1);
  });

  test("AHEAD-4 accepts banners that share a carousel on purpose", () => {
    expect(problems(carousel(banner(10, 20), banner(10, 20), banner(12, 15), always))).toEqual([]);
  });

  test("AHEAD-4 a disabled banner fills no gap and causes no overlap", () => {
    const off = { enabled: false };
    expect(problems(carousel(banner(10, 15), banner(15, 16, [], off), banner(16, 20)))).toHaveLength(1);
    expect(problems(carousel(banner(10, 16), banner(15, 20, [], off)))).toEqual([]);
  });
});

test("AHEAD-4 finds a window that ends before it begins, in blocks and in banners", () => {
  const brand = brandWithBlocks(block(16, 15), block(15, 16, "top", [banner(12, 12)]));
  expect(checkWindows(brand, appParts).map(({ path }) => path)).toEqual([
    `${BLOCKS}[0].dateTo`,
    `${BLOCKS}[1].props.bannerGroup.mobileBanners[0].visibility.to`,
    `${BLOCKS}[1].props.bannerGroup.desktopBanners[0].visibility.to`,
  ]);
  expect(checkWindows(brandWithBlocks(block(null, 15), block(15, null)), appParts)).toEqual([]);
});
