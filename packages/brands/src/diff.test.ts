import { expect, test } from "vitest";
import { diffValues, formatDifference } from "./diff.ts";

const before = {
  theme: { default: "dark", options: ["dark", "light"] },
  blocks: [{ tag: "search" }, { tag: "in-play", props: { numberOfSports: 5 } }],
  header: { depositUrl: null },
};

test("AHEAD-4 lists differences of two versions by path, with old and new value", () => {
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

test("AHEAD-4 shows a value of another type as a whole", () => {
  expect(diffValues({ accents: "paloma" }, { accents: { dark: { accent: "#ffffff" } } })).toMatchObject([
    { path: "accents", before: "paloma", after: { dark: { accent: "#ffffff" } } },
  ]);
  expect(diffValues({ blocks: [{ a: 1 }] }, { blocks: { 0: { a: 1 } } })).toHaveLength(1);
});

test("AHEAD-4 finds no differences in the same brand, whatever the order of its keys", () => {
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
])("AHEAD-4 a block that %s is one change, and the others are unchanged", (_, after, told) => {
  expect(diffValues({ blocks: [block("a"), block("b")] }, { blocks: after }).map(formatDifference)).toEqual(told);
});

test("AHEAD-4 compares blocks without identity by their index", () => {
  const [before, after] = [
    [block("a"), block("a")],
    [block("a"), block("a", { size: 1 })],
  ];
  expect(diffValues(before, after).map(({ path }) => path)).toEqual(["[1].props.size"]);
});

test("AHEAD-4 a new name of an item is not another order", () => {
  const banner = (id: string, name: string) => ({ id, name });
  const [older, newer] = ["Cup", "Cup final"].map((name) => ({ banners: [banner("1", name), banner("2", "Derby")] }));
  expect(diffValues(older, newer).map(formatDifference)).toEqual(['banners[0].name · "Cup" → "Cup final"']);
});
