import { expect, test } from "vitest";
import type { FullMarket } from "../../data/event/full-event.ts";
import { blocksOf, builderBlocks, dealColumns, selectBlocks } from "./market-blocks.ts";

let nextSlot = 0;

const market = (metaMarketId: number, name: string, size: number, line: string | null = null): FullMarket => {
  const slot = nextSlot;
  nextSlot += size;
  const outcomes = Array.from({ length: size }, (_, index) => ({
    slot: slot + index,
    metaOutcomeId: index + 1,
    name: "",
    label: "",
  }));
  const group = metaMarketId < 200 ? "main" : "goals";
  const kind = { metaMarketId, key: "sample", specifiers: {}, betBuilder: metaMarketId !== 203 };
  return { ...kind, slot, cell: slot, size, name, group, line, main: true, outcomes };
};

const result = market(101, "Match result", 3);
const totals = [market(102, "Total goals", 2, "2.5"), market(102, "Total goals", 2, "3.5")];
const score = market(203, "Correct score", 28);
const single = market(204, "Corner handicap", 2, "-1.5");

test("OFFER-6 the lines of a market stand in one table, a market alone side by side, many outcomes in a list", () => {
  expect(
    blocksOf([result, ...totals, score, single]).map(({ name, form, markets }) => [name, form, markets.length]),
  ).toEqual([
    ["Match result", "tiles", 1],
    ["Total goals", "lines", 2],
    ["Correct score", "list", 1],
    ["Corner handicap", "tiles", 1],
  ]);
});

test("lines of the same kind in another part of the match are another market", () => {
  const quarters = [market(105, "Total, quarter 1", 2, "40.5"), market(105, "Total, quarter 2", 2, "40.5")];
  expect(blocksOf(quarters)).toHaveLength(2);
});

test("each line of a market with many outcomes is a list of its own", () => {
  expect(blocksOf([market(206, "Result and total", 6, "2.5"), market(206, "Result and total", 6, "3.5")])).toHaveLength(
    2,
  );
});

test("FAV-1 favourite markets stand first in every tab, the rest keeps its order", () => {
  const blocks = blocksOf([result, ...totals, score, single]);
  const names = (group: string) => selectBlocks(blocks, group, new Set([102, 204])).map(({ name }) => name);
  expect(names("all")).toEqual(["Total goals", "Corner handicap", "Match result", "Correct score"]);
  expect(names("goals")).toEqual(["Corner handicap", "Correct score"]);
});

test("columns are dealt so that both end at about the same height", () => {
  const blocks = blocksOf([...totals, result, single, score]);
  expect(dealColumns(blocks, () => true)).toEqual([
    [blocks[0]?.key, blocks[3]?.key],
    [blocks[1]?.key, blocks[2]?.key],
  ]);
});

test("OFFER-6 the bet builder shows what can be in one, and of lines those that can", () => {
  const [low, high] = totals as [FullMarket, FullMarket];
  const blocks = blocksOf([result, low, { ...high, betBuilder: false }, score]);
  expect(builderBlocks(blocks).map(({ name, form, markets }) => [name, form, markets.length])).toEqual([
    ["Match result", "tiles", 1],
    ["Total goals", "tiles", 1],
  ]);
});
