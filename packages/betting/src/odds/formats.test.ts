import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatForOutcomes, formatOdds, isNegativeOdds, ODDS_FORMATS, parseOdds } from "./formats.ts";
import { combineOdds, isPrice, MAX_PRICE, MIN_PRICE } from "./price.ts";

test.each([
  ["decimal", "1.01", "1.85", "2.00", "9.99", "10.0", "99.9", "100", "1000"],
  ["american", "−10000", "−118", "+100", "+899", "+900", "+9890", "+9900", "+99900"],
  ["fractional", "1/100", "17/20", "1/1", "9/1", "9/1", "99/1", "99/1", "999/1"],
  ["hongkong", "0.01", "0.85", "1.00", "8.99", "9.00", "98.90", "99.00", "999.00"],
  ["indonesian", "−100.00", "−1.18", "1.00", "8.99", "9.00", "98.90", "99.00", "999.00"],
  ["malaysian", "0.01", "0.85", "1.00", "−0.11", "−0.11", "−0.010", "−0.010", "−0.0010"],
] as const)("ODDS-2 %s as published", (format, ...expected) => {
  expect([101, 185, 200, 999, 1000, 9990, 10_000, 100_000].map((price) => formatOdds(price, format))).toEqual(expected);
});

test.each([
  ["decimal", ["10.0", "10.1", "99.9", "100", "100", "101"]],
  ["american", ["+904", "+905", "+9894", "+9895", "+9949", "+9950"]],
  ["malaysian", ["−0.11", "−0.11", "−0.010", "−0.010", "−0.010", "−0.010"]],
] as const)("ODDS-2 %s rounds halves up, and has a limited number of figures", (format, expected) => {
  expect([1004, 1005, 9994, 9995, 10_049, 10_050].map((price) => formatOdds(price, format))).toEqual(expected);
});

test("ODDS-2 a stake that wins one unit has two significant figures, however long the price", () => {
  expect([1100, 1101, 10_100, 10_101, 67_000].map((price) => formatOdds(price, "malaysian"))).toEqual([
    "−0.10",
    "−0.100",
    "−0.010",
    "−0.0100",
    "−0.0015",
  ]);
  expect([116, 148, 199].map((price) => formatOdds(price, "indonesian"))).toEqual(["−6.25", "−2.08", "−1.01"]);
  expect([116, 148, 199].map((price) => formatOdds(price, "american"))).toEqual(["−625", "−208", "−101"]);
});

/** Traditional fractions, each with its price. */
const LADDER =
  "101 1/100 102 1/50 103 1/33 104 1/25 105 1/20 106 1/16 107 1/14 108 1/12 109 1/11 110 1/10 111 1/9 113 2/15 114 1/7 " +
  "115 2/13 117 1/6 118 2/11 120 1/5 122 2/9 125 1/4 129 2/7 130 3/10 133 1/3 136 4/11 140 2/5 144 4/9 150 1/2 153 8/15 " +
  "157 4/7 162 8/13 167 4/6 173 8/11 180 4/5 183 5/6 191 10/11 200 1/1 205 21/20 210 11/10 220 6/5 225 5/4 238 11/8 240 7/5 " +
  "250 6/4 260 8/5 263 13/8 275 7/4 280 9/5 288 15/8 300 2/1 313 85/40 320 11/5 325 9/4 350 5/2 375 11/4 400 3/1 433 10/3 " +
  "450 7/2 500 4/1 550 9/2 600 5/1 650 11/2 700 6/1 750 13/2 800 7/1 850 15/2 900 8/1 950 17/2 1000 9/1 1100 10/1 1200 11/1 " +
  "1300 12/1 1500 14/1 1700 16/1 1900 18/1 2100 20/1 2300 22/1 2600 25/1 2900 28/1 3400 33/1 4100 40/1 5100 50/1 6700 66/1 " +
  "8100 80/1 10100 100/1 12600 125/1 15100 150/1 20100 200/1 25100 250/1 30100 300/1 40100 400/1 50100 500/1 60100 600/1 " +
  "75100 750/1 100000 999/1";

test("ODDS-2 a price on the traditional ladder shows its fraction, and parses back", () => {
  const rungs = LADDER.matchAll(/(\d+) (\d+\/\d+)/g);
  for (const [, price, text] of rungs) {
    expect([price, formatOdds(Number(price), "fractional")]).toEqual([price, text]);
    expect(parseOdds(text as string, "fractional")).toBe(Number(price));
  }
});

test.each([
  [119, "3/16"],
  [151, "1/2"],
  [185, "17/20"],
  [199, "1/1"],
  [201, "1/1"],
  [215, "8/7"],
  [318, "13/6"],
  [590, "49/10"],
  [605, "5/1"],
  [617, "21/4"],
  [690, "6/1"],
  [1149, "21/2"],
  [1160, "21/2"],
  [2050, "39/2"],
  [2160, "21/1"],
  [8888, "88/1"],
])("ODDS-2 %i is off the ladder and shows the nearest small fraction %s", (price, text) => {
  expect(formatOdds(price, "fractional")).toBe(text);
});

test("ODDS-1 uses the locale's decimal separator for formatting and parsing", () => {
  expect(formatOdds(185, "decimal", "de")).toBe("1,85");
  expect(parseOdds("1,85", "decimal", "de")).toBe(185);
  expect(formatOdds(185, "decimal")).toBe("1.85");
  expect(parseOdds("1.85", "decimal")).toBe(185);
  expect(formatOdds(185, "american", "de")).toBe("−118");
  expect(formatOdds(185, "hongkong", "ar-EG")).toMatch(/^0[^\d]85$/);
});

test("ODDS-2 a shown price parses to a value close to it, in every format", () => {
  /** Largest relative error by the rounding of each format. */
  const hidden = { decimal: 0.006, american: 0.006, fractional: 0.1, hongkong: 0, indonesian: 0.006, malaysian: 0.05 };
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 100_000 }), fc.constantFrom(...ODDS_FORMATS), (price, format) => {
      const read = parseOdds(formatOdds(price, format), format) ?? 0;
      expect(Math.abs(read - price)).toBeLessThanOrEqual(price * hidden[format]);
    }),
  );
});

describe("parsing", () => {
  test("ODDS-1 returns null for text that is not a price", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...ODDS_FORMATS), (text, format) => {
        const read = parseOdds(text, format);
        expect(read === null || isPrice(read)).toBe(true);
      }),
    );
    const none = ["", "abc", "1.2.3", "1/0", "0/1", "1/2/3", "x1/2", "1/2x", "x2", "2x", "0", "1.", ".5", "--1", "1.x"];
    for (const text of none) for (const format of ODDS_FORMATS) expect(parseOdds(text, format)).toBeNull();
  });

  test("returns null for a price that wins nothing or less", () => {
    expect(["1.00", "0.5", "−2.00"].map((text) => parseOdds(text, "decimal"))).toEqual([null, null, null]);
    expect(["0.00", "−0.50", "−5.00"].map((text) => parseOdds(text, "hongkong"))).toEqual([null, null, null]);
    expect(parseOdds("1.001", "decimal")).toBe(MIN_PRICE);
  });

  test("ignores a sign or space around a price, and clamps to the longest price", () => {
    expect(parseOdds(" +150 ", "american")).toBe(250);
    expect(parseOdds("-118", "american")).toBe(185);
    expect(parseOdds("−1.25", "indonesian")).toBe(180);
    expect(parseOdds("−0.25", "malaysian")).toBe(500);
    expect(parseOdds("100000", "decimal")).toBe(MAX_PRICE);
    expect(parseOdds("5000/1", "fractional")).toBe(MAX_PRICE);
    expect(parseOdds("1/5000", "fractional")).toBe(MIN_PRICE);
    expect(parseOdds("13/20", "fractional")).toBe(165);
  });
});

test("a price is an integer within its bounds", () => {
  expect([100, 101, 185.5, 100_000, 100_001].map(isPrice)).toEqual([false, true, false, true, false]);
});

test("combined odds are exact", () => {
  expect(combineOdds([])).toEqual({ product: 1n, scale: 1n });
  expect(combineOdds([185, 210, 333])).toEqual({ product: 185n * 210n * 333n, scale: 1_000_000n });
});

test("ODDS-2 only the Asian formats mark their negative prices", () => {
  const apart = (price: number) => ODDS_FORMATS.filter((format) => isNegativeOdds(price, format));
  expect(apart(185)).toEqual(["indonesian"]);
  expect(apart(200)).toEqual([]);
  expect(apart(250)).toEqual(["malaysian"]);
});

test("ODDS-1 Asian formats are for two-way markets; 1X2 and combined odds are decimal", () => {
  for (const format of ["hongkong", "indonesian", "malaysian"] as const) {
    expect(formatForOutcomes(format, 2)).toBe(format);
    expect(formatForOutcomes(format, 3)).toBe("decimal");
    expect(formatForOutcomes(format, 1)).toBe("decimal");
  }
  expect(formatForOutcomes("american", 3)).toBe("american");
  expect(formatForOutcomes("fractional", 24)).toBe("fractional");
});
