import { expect, test } from "vitest";
import { hasBanners, withBanners } from "./homepage.ts";

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

test("a brand with banners of its own is known by them", () => {
  expect([hasBanners(blocks("search")), hasBanners(blocks("search", "banner"))]).toEqual([false, true]);
});
