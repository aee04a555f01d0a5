import { describe, expect, test } from "vitest";
import { NO_RESULT } from "./no-result.ts";
import { resolveMarket } from "./resolve-market.ts";

const resolve = (marketKey: string, places: readonly (number | null)[], outcome: number, list = "teams") =>
  resolveMarket(
    { sportKey: "soccer", marketKey, specifiers: {}, outcome },
    { ...NO_RESULT, places: { [list]: [...places] } },
  );

const WON = { resolution: "WON" };
const LOST = { resolution: "LOST" };

describe("places without ties", () => {
  const places = [3, 1, 2, 5, 4, 6, 7];
  test.each([
    ["outright-winner", 1, WON],
    ["outright-winner", 2, LOST],
    ["top-four", 4, WON],
    ["top-four", 3, LOST],
    ["relegation", 3, WON],
    ["relegation", 6, WON],
    ["relegation", 4, LOST],
  ])("%s of runner %i", (key, outcome, expected) => {
    expect(resolve(key, places, outcome)).toEqual(expected);
  });
});

describe("dead heats share the winning places", () => {
  test.each([
    ["two first", "outright-winner", [1, 1, 3], 0, { ...WON, deadHeat: { won: 1, of: 2 } }],
    ["three fourth", "top-four", [1, 2, 3, 4, 4, 4, 7], 4, { ...WON, deadHeat: { won: 1, of: 3 } }],
    ["three third", "top-four", [1, 2, 3, 3, 3, 6], 3, { ...WON, deadHeat: { won: 2, of: 3 } }],
    ["two third, both among four", "top-four", [1, 2, 3, 3, 5], 2, WON],
    ["two fifth", "top-four", [1, 2, 3, 4, 5, 5], 4, LOST],
    ["two last but two", "relegation", [1, 2, 3, 3, 5, 6], 2, { ...WON, deadHeat: { won: 1, of: 2 } }],
    ["two last", "relegation", [1, 2, 3, 4, 4], 4, WON],
  ])("%s: %s", (_name, key, places, outcome, expected) => {
    expect(resolve(key, places, outcome)).toEqual(expected);
  });

  test("scorers have their own list", () => {
    expect(resolve("top-scorer", [2, 1], 1, "scorers")).toEqual(WON);
    expect(resolve("top-scorer", [2, 1], 1, "teams")).toEqual({ resolution: "VOID" });
  });
});

test("a runner that did not take part is void, and does not count among the last", () => {
  expect(resolve("outright-winner", [null, 1], 0)).toEqual({ resolution: "VOID" });
  expect(resolve("relegation", [1, 2, 3, 4, null], 1)).toEqual(WON);
  expect(resolve("outright-winner", [1], 7)).toEqual({ resolution: "VOID" });
});
