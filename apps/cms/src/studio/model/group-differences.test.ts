import { expect, test } from "vitest";
import { groupDifferences } from "./group-differences.ts";

const difference = (path: string, place: string) => ({ path, place, before: "a", after: "b" });

test("CONFIG-4 differences are grouped by the part of the brand, the page first", () => {
  const groups = groupDifferences([
    difference("languages", "Languages"),
    difference("widgetColors.light.accent", "Widget colors, light, accent"),
    difference("settings.betslip.quickStakes", "Betslip, quick stakes"),
    difference("settings.homepage.blocks[0].dateTo", "Homepage, block 1 (hero), shown until"),
    difference("settings.homepage.blocks.order", "Homepage, order"),
  ]);
  expect(groups.map(({ place, differences }) => [place, differences.map(({ what }) => what)])).toEqual([
    ["homepage", ["Block 1 (hero), shown until", "Order"]],
    ["brand", ["Languages"]],
    ["theme", ["Widget colors, light, accent"]],
    ["Betslip", ["Quick stakes"]],
  ]);
});
