import { expect, test } from "vitest";
import { hasBanners, withBanners, withHandover } from "./homepage.ts";

const blocks = (...types: string[]) => types.map((blockType) => ({ blockType }));
const groups = [
  { tag: "hero-banner", id: "g1" },
  { tag: "strip", id: "g2" },
];
const order = (...types: string[]) =>
  withBanners(blocks(...types), groups).map(({ blockType, tag }) => (tag ? `${tag}` : blockType));

test("HOME-1 banners come after what a page begins with, and not side by side", () => {
  expect(order("search", "quick_links", "events-widget", "recommended-betslips")).toEqual([
    "search",
    "quick_links",
    "hero-banner",
    "events-widget",
    "strip",
    "recommended-betslips",
  ]);
  expect(order("events-widget")).toEqual(["hero-banner", "events-widget", "strip"]);
});

test("HOME-1 a page without anything else still has them", () => {
  expect(order("search")).toEqual(["search", "hero-banner", "strip"]);
});

test("HOME-7 banner blocks back to back have one place, and each begins when the one before ends", () => {
  const change = "2026-01-01T12:00:00.000Z";
  expect(withHandover(blocks("search", "events-widget"), groups, [change])).toEqual([
    { blockType: "search" },
    { blockType: "banner", tag: "hero-banner", dateFrom: null, dateTo: change, props: { bannerGroup: "g1" } },
    { blockType: "banner", tag: "hero-banner", dateFrom: change, dateTo: null, props: { bannerGroup: "g2" } },
    { blockType: "events-widget" },
  ]);
});

test("a brand with banners of its own is known by them", () => {
  expect([hasBanners(blocks("search")), hasBanners(blocks("search", "banner"))]).toEqual([false, true]);
});
