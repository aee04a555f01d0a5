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
  expect(diffValues({ accents: "paloma" }, { accents: { dark: { accent: "#ffffff" } } })).toMatchObject([
    { path: "accents", before: "paloma", after: { dark: { accent: "#ffffff" } } },
  ]);
  expect(diffValues({ blocks: [{ a: 1 }] }, { blocks: { 0: { a: 1 } } })).toHaveLength(1);
});

test("AHEAD-4 the same brand has no difference, whatever the order of its keys", () => {
  expect(diffValues(before, { header: before.header, blocks: before.blocks, theme: before.theme })).toEqual([]);
});

const block = (tag: string, props = {}) => ({ blockType: "banner", tag, props });

test.each([
  [
    "is put first",
    [block("new"), block("a"), block("b")],
    ['blocks[0] · nothing → {"blockType":"banner","tag":"new","props":{}}'],
  ],
  ["is taken out", [block("b")], ['blocks[0] · {"blockType":"banner","tag":"a","props":{}} → nothing']],
  ["is moved", [block("b"), block("a")], ['blocks.order · ["a","b"] → ["b","a"]']],
  [
    "is moved and changed",
    [block("b", { size: 1 }), block("a")],
    ['blocks.order · ["a","b"] → ["b","a"]', "blocks[0].props.size · nothing → 1"],
  ],
])("AHEAD-4 a block that %s is one change, and the others are none", (_, after, told) => {
  expect(diffValues({ blocks: [block("a"), block("b")] }, { blocks: after }).map(formatDifference)).toEqual(told);
});

test("AHEAD-4 blocks that nothing tells apart are compared in their places", () => {
  const [before, after] = [
    [block("a"), block("a")],
    [block("a"), block("a", { size: 1 })],
  ];
  expect(diffValues(before, after).map(({ path }) => path)).toEqual(["[1].props.size"]);
});
