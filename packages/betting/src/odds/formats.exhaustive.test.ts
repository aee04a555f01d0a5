import { describe, expect, test } from "vitest";
import { formatOdds, ODDS_FORMATS, type OddsFormat, parseOdds } from "./formats.ts";
import { toFraction } from "./fractional.ts";
import { isPrice, MAX_PRICE, MIN_PRICE } from "./price.ts";

const everyPrice = Array.from({ length: MAX_PRICE - MIN_PRICE + 1 }, (_, index) => MIN_PRICE + index);

/** The range of prices that a format rounds to the shown value. */
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
      if (read < before) throw new Error(`${price} parses to ${read}, a shorter price to ${before}`);
      before = read;
    }
  });

  test("ODDS-1 shows every price and parses what it shows", () => {
    for (const price of everyPrice) {
      const text = formatOdds(price, format);
      const read = parseOdds(text, format);
      if (read === null || !isPrice(read)) throw new Error(`${price} as ${text} parses to ${read}`);
      if (format !== "fractional") {
        const [low, high] = stepAround(text, format);
        if (price < low || price > high) throw new Error(`${price} as ${text} is outside ${low} to ${high}`);
        if (read < low || read > high) throw new Error(`${text} parses to ${read}, outside ${low} to ${high}`);
      }
    }
  });
});

test("ODDS-2 an exact format parses to the exact price", () => {
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

test("ODDS-2 a fraction has a small denominator and is close to the price", () => {
  for (const price of everyPrice) {
    const { top, bottom } = toFraction(price);
    const won = price / 100 - 1;
    const largest = won < 1 ? 20 : won < 5 ? 10 : won < 10 ? 4 : won < 20 ? 2 : 1;
    // The ladder itself has twentieths around evens, 85/40, and hundredths at the bottom.
    const isSmall = bottom <= largest || won < 0.05 || (won < 3 && (bottom === 20 || bottom === 40));
    if (!isSmall) throw new Error(`${price}: ${top}/${bottom} has a large denominator`);
    const far = won < 0.1 ? 0.01 : 0.5 / largest + 0.005;
    if (Math.abs(top / bottom - won) > far) throw new Error(`${price}: ${top}/${bottom} is too far from the price`);
  }
});
