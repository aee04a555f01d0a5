import { expect, test } from "vitest";
import { diffValues, formatDifference } from "./diff.ts";

const before = {
  theme: { default: "dark", options: ["dark", "light"] },
  blocks: [{ tag: "search" }, { tag: "in-play", props: { numberOfSports: 5 } }],
  header: { depositUrl: null },
};

test("AHEAD-4 two versions of a brand differ by path, with what was and what is", () => {
  const after = {
    theme: { default: "light", options: ["light"] },
    blocks: [{ tag: "search" }, { tag: "in-play", props: { numberOfSports: 3 } }, { tag: "upcoming" }],
    header: {},
  };
  expect(diffValues(before, after).map(formatDifference)).toEqual([
    'theme.default · "dark" → "light"',
    'theme.options · ["dark","light"] → ["light"]',
    "blocks[1].props.numberOfSports · 5 → 3",
    'blocks[2] · nothing → {"tag":"upcoming"}',
    "header.depositUrl · null → nothing",
  ]);
});

test("AHEAD-4 what became another kind of thing is shown whole", () => {
  expect(diffValues({ accents: "paloma" }, { accents: { dark: { accent: "#ffffff" } } })).toEqual([
    { path: "accents", before: "paloma", after: { dark: { accent: "#ffffff" } } },
  ]);
  expect(diffValues({ blocks: [{ a: 1 }] }, { blocks: { 0: { a: 1 } } })).toHaveLength(1);
});

test("AHEAD-4 the same brand has no difference, whatever the order of its keys", () => {
  expect(diffValues(before, { header: before.header, blocks: before.blocks, theme: before.theme })).toEqual([]);
});
