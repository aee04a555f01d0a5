import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatOdds, ODDS_FORMATS, type OddsFormat, parseOdds } from "./formats.ts";
import { fromFraction, toFraction } from "./fractional.ts";
import { combineOdds, isPrice, MAX_PRICE, MIN_PRICE } from "./price.ts";

const everyPrice = Array.from({ length: MAX_PRICE - MIN_PRICE + 1 }, (_, index) => MIN_PRICE + index);

/** The price at the two ends of what would round to the shown value: the format's rounding step around a price. */
const stepAround = (text: string, format: Exclude<OddsFormat, "fractional">): [number, number] => {
  const plain = text.replace("−", "-");
  const half = 0.5 / 10 ** (plain.split(".")[1]?.length ?? 0);
  const value = Number(plain);
  const decimal = (shown: number): number => {
    if (format === "decimal") return shown;
    if (format === "american") return shown < 0 ? 1 + 100 / -shown : 1 + shown / 100;
    return shown < 0 ? 1 + 1 / -shown : 1 + shown;
  };
  const ends = [decimal(value - half), decimal(value + half)].map((end) => end * 100);
  return [Math.min(...ends) - 1, Math.max(...ends) + 1];
};

describe.each(ODDS_FORMATS)("%s", (format) => {
  test("ODDS-2 keeps the order of all prices", () => {
    let before = 0;
    for (const price of everyPrice) {
      const read = parseOdds(formatOdds(price, format), format) ?? 0;
      if (read < before) throw new Error(`${price} reads as ${read}, a shorter price as ${before}`);
      before = read;
    }
  });

  test("ODDS-1 shows every price and reads back what it shows", () => {
    for (const price of everyPrice) {
      const text = formatOdds(price, format);
      const read = parseOdds(text, format);
      if (read === null || !isPrice(read)) throw new Error(`${price} as ${text} reads as ${read}`);
      if (format !== "fractional") {
        const [low, high] = stepAround(text, format);
        if (price < low || price > high) throw new Error(`${price} as ${text} is outside ${low} to ${high}`);
        if (read < low || read > high) throw new Error(`${text} reads as ${read}, outside ${low} to ${high}`);
      }
    }
  });
});

test("ODDS-2 an exact format reads back the very price", () => {
  const isExact: Partial<Record<OddsFormat, (price: number) => boolean>> = {
    hongkong: () => true,
    decimal: (price) => price < 1000,
    american: (price) => price >= 200,
    indonesian: (price) => price >= 200,
    malaysian: (price) => price <= 200,
  };
  for (const [format, applies] of Object.entries(isExact) as [OddsFormat, (price: number) => boolean][]) {
    const wrong = everyPrice.filter(applies).find((price) => parseOdds(formatOdds(price, format), format) !== price);
    expect(wrong).toBeUndefined();
  }
});

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
  [120, "1/5"],
  [122, "2/9"],
  [125, "1/4"],
  [136, "4/11"],
  [167, "4/6"],
  [183, "5/6"],
  [191, "10/11"],
  [250, "6/4"],
  [313, "85/40"],
  [433, "10/3"],
  [3400, "33/1"],
])("ODDS-2 %i stands on the traditional ladder as %s", (price, text) => {
  expect(formatOdds(price, "fractional")).toBe(text);
});

test("ODDS-2 a fraction is small, and near", () => {
  for (const price of everyPrice) {
    const { top, bottom } = toFraction(price);
    const won = price / 100 - 1;
    const largest = won < 1 ? 20 : won < 5 ? 10 : won < 10 ? 4 : won < 20 ? 2 : 1;
    // The ladder itself has twentieths up to evens and a little above, 85/40, and hundredths at the very bottom.
    const isSmall = bottom <= largest || won < 0.05 || (won < 3 && (bottom === 20 || bottom === 40));
    if (!isSmall) throw new Error(`${price}: ${top}/${bottom} is not small`);
    const far = won < 0.1 ? 0.01 : 0.5 / largest + 0.005;
    if (Math.abs(top / bottom - won) > far) throw new Error(`${price}: ${top}/${bottom} is far off`);
  }
});

test("a fraction is read within the range of prices", () => {
  expect(fromFraction({ top: 5000, bottom: 1 })).toBe(MAX_PRICE);
  expect(fromFraction({ top: 1, bottom: 5000 })).toBe(MIN_PRICE);
  expect(fromFraction({ top: 17, bottom: 20 })).toBe(185);
});

test("ODDS-1 a locale has its own decimal point, both ways", () => {
  expect(formatOdds(185, "decimal", "de")).toBe("1,85");
  expect(parseOdds("1,85", "decimal", "de")).toBe(185);
  expect(formatOdds(185, "american", "de")).toBe("−118");
  expect(formatOdds(185, "decimal", "ar")).toMatch(/^1\D85$/);
});

test("what is no price is not read", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...ODDS_FORMATS), (text, format) => {
      const read = parseOdds(text, format);
      expect(read === null || isPrice(read)).toBe(true);
    }),
  );
  for (const text of ["", "abc", "1.2.3", "1/0", "1/2/3", "x1/2", "1/2x", "0", "1.", ".5", "--1"])
    for (const format of ODDS_FORMATS) expect(parseOdds(text, format)).toBeNull();
  expect(parseOdds(" +150 ", "american")).toBe(250);
  expect(parseOdds("100000", "decimal")).toBe(MAX_PRICE);
  expect(parseOdds("0.5", "decimal")).toBe(MIN_PRICE);
});

test("a price is whole and within its bounds", () => {
  expect([100, 101, 185.5, 100_000, 100_001].map(isPrice)).toEqual([false, true, false, true, false]);
});

test("combined odds are exact", () => {
  expect(combineOdds([])).toEqual({ product: 1n, scale: 1n });
  expect(combineOdds([185, 210, 333])).toEqual({ product: 185n * 210n * 333n, scale: 1_000_000n });
});
