import { describe, expect, test } from "vitest";
import type { BoardMarket, EventState } from "../../../data/offer/offer-model.ts";
import { emptyTables } from "../../../data/offer/offer-model.ts";
import { blocksOf, inOrder, partMarkets, resultIndex } from "./grid-markets.ts";
import { blocksInRow, gridRowHeight } from "./row-height.ts";

const market = (metaMarketId: number, slot: number, line: string | null, main = true): BoardMarket => ({
  metaMarketId,
  slot,
  line,
  main,
  size: 2,
  cell: slot,
});

const grid = {
  key: "main" as const,
  match: { handicap: 1, total: 2, result: 3 },
  firstHalf: { handicap: null, total: 4, result: null },
};

const eventWith = (...markets: BoardMarket[]): EventState => ({ markets }) as unknown as EventState;

test("PEER-11 a part has its handicaps, totals and result, the main line first", () => {
  const event = eventWith(market(3, 0, null), market(1, 3, "-0.5"), market(1, 5, "-0.75", false), market(4, 7, "1"));
  const match = partMarkets(event, grid.match);
  expect(match.handicap.map(({ line }) => line)).toEqual(["-0.5", "-0.75"]);
  expect(match.total).toEqual([]);
  expect(match.result).toHaveLength(1);
  expect(partMarkets(event, grid.firstHalf).total).toHaveLength(1);
  expect(partMarkets(event, null).total).toEqual([]);
});

describe("PEER-11 several lines per match", () => {
  const one = eventWith(market(1, 3, "-0.5"));
  const two = eventWith(market(1, 3, "-0.5"), market(1, 5, "-0.75", false));
  const many = eventWith(...["2", "2.5", "3", "3.5"].map((line, index) => market(2, 2 * index, line, index === 0)));

  test("a second block where anything has a second line, and no third", () => {
    expect([one, two, many].map((event) => blocksOf(event, grid))).toEqual([1, 2, 2]);
  });

  test("the row of a table is as high as its blocks", () => {
    const context = { shape: "table", tables: emptyTables, part: "match" } as const;
    expect(gridRowHeight(one, grid, context)).toBe(2 * 28 + 8);
    expect(gridRowHeight(two, grid, context)).toBe(2 * (2 * 28 + 8));
  });

  test("a row shows the blocks that it was laid out for, whatever lines come or go meanwhile", () => {
    const context = { shape: "table", tables: emptyTables, part: "match" } as const;
    for (const [event, blocks] of [
      [one, 1],
      [two, 2],
      [many, 2],
    ] as const) {
      expect(blocksInRow(gridRowHeight(event, grid, context), grid, emptyTables)).toBe(blocks);
    }
  });
});

test("lines side by side grow for the side that gives them", () => {
  const home = ["-0.5", "-0.75", "-0.25"].map((line, index) => market(1, 2 * index, line, index === 0));
  expect(inOrder(home).map(({ line }) => line)).toEqual(["-0.25", "-0.5", "-0.75"]);
  const away = ["0.5", "0.75", "0.25"].map((line, index) => market(1, 2 * index, line, index === 0));
  expect(inOrder(away).map(({ line }) => line)).toEqual(["0.25", "0.5", "0.75"]);
});

test("OFFER-10 the rows of a result are first side, second side, draw; reversed the sides are swapped", () => {
  expect(([0, 1, 2] as const).map((row) => resultIndex(row, 3, false))).toEqual([0, 2, 1]);
  expect(([0, 1, 2] as const).map((row) => resultIndex(row, 3, true))).toEqual([2, 0, 1]);
  expect(([0, 1, 2] as const).map((row) => resultIndex(row, 2, false))).toEqual([0, 1, null]);
});
