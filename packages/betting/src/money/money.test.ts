import fc from "fast-check";
import { expect, test } from "vitest";
import { minorDigits, minorUnits } from "./currency.ts";
import { formatAmount, parseAmount, sumAmounts } from "./money.ts";
import { currencySymbol, formatMoney } from "./money-text.ts";
import { roundDown, roundHalfUp } from "./round.ts";
import { splitEvenly } from "./split.ts";

const currency = fc.constantFrom("EUR", "IDR", "KWD");
const place = fc.constantFrom("first" as const, "last" as const);
const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });

test("currencies have 0, 2 or 3 decimal places", () => {
  expect(["IDR", "CLP", "EUR", "TRY", "KWD"].map(minorDigits)).toEqual([0, 0, 2, 2, 3]);
  expect(["IDR", "EUR", "KWD"].map(minorUnits)).toEqual([1n, 100n, 1000n]);
});

test("an amount survives a round trip over the wire in every currency", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), currency, (value, code) => {
      expect(parseAmount(formatAmount(value, code), code)).toBe(value);
    }),
  );
});

test("the decimal string has all decimal places of its currency", () => {
  expect(formatAmount(5n, "EUR")).toBe("0.05");
  expect(formatAmount(-1250n, "EUR")).toBe("-12.50");
  expect(formatAmount(7n, "KWD")).toBe("0.007");
  expect(formatAmount(-7n, "IDR")).toBe("-7");
  expect(formatAmount(0n, "IDR")).toBe("0");
});

test("refuses an amount finer than its currency instead of rounding it", () => {
  expect(parseAmount("1.005", "EUR")).toBeNull();
  expect(parseAmount("1.005", "KWD")).toBe(1005n);
  expect(parseAmount("1.5000", "EUR")).toBe(150n);
  expect(parseAmount("1.5", "IDR")).toBeNull();
  expect(parseAmount("1.0", "IDR")).toBe(1n);
  for (const text of ["", "1,5", "1.", ".5", "1e3", " 1", "1 ", "+1", "--1", "0x1"])
    expect(parseAmount(text, "EUR")).toBeNull();
});

test("sums are exact beyond the precision of a float", () => {
  expect(sumAmounts([9_007_199_254_740_993n, 1n])).toBe(9_007_199_254_740_994n);
  expect(sumAmounts([])).toBe(0n);
});

test("rounds to the nearest with halves away from zero, or down", () => {
  expect([4n, 5n, 6n, -4n, -5n, -6n].map((top) => roundHalfUp(top, 10n))).toEqual([0n, 1n, 1n, 0n, -1n, -1n]);
  expect([9n, 10n, -9n, -10n].map((top) => roundDown(top, 10n))).toEqual([0n, 1n, -1n, -1n]);
});

test("STAKE-6 STAKE-3 an even split adds up to the whole, and only the first or last part differs", () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 40 }), place, (whole, parts, remainder) => {
      const split = splitEvenly(whole, parts, remainder);
      expect(split).toHaveLength(parts);
      expect(sumAmounts(split)).toBe(whole);
      const equal = remainder === "first" ? split.slice(1) : split.slice(0, -1);
      expect(new Set(equal).size).toBeLessThanOrEqual(1);
    }),
  );
  expect(splitEvenly(1000n, 3, "first")).toEqual([334n, 333n, 333n]);
  expect(splitEvenly(1000n, 3, "last")).toEqual([333n, 333n, 334n]);
  expect(splitEvenly(1000n, 0, "last")).toEqual([]);
});

test("STAKE-1 money is formatted by locale, with the symbol where the brand wants it", () => {
  const space = "\u00a0";
  expect(formatMoney(120_450n, { currency: "EUR", locale: "en", position: "BEFORE" })).toBe("€1,204.50");
  expect(formatMoney(1_240n, { currency: "EUR", locale: "de", position: "AFTER" })).toBe(`12,40${space}€`);
  expect(formatMoney(100_000n, { currency: "IDR", locale: "id", position: "BEFORE" })).toBe(`Rp${space}100.000`);
  expect(formatMoney(120_450n, { currency: "BRL", locale: "pt", position: "BEFORE" })).toBe(`R$${space}1.204,50`);
  expect(formatMoney(-1_250n, { currency: "EUR", locale: "en", position: "BEFORE" })).toBe("−€12.50");
  expect(formatMoney(3_600n, { currency: "USD", locale: "en", position: "BEFORE", signed: true })).toBe("+$36.00");
  expect(formatMoney(0n, { currency: "USD", locale: "en", position: "BEFORE", signed: true })).toBe("$0.00");
  expect(formatMoney(-5n, { currency: "KWD", locale: "en", position: "AFTER", signed: true })).toBe(
    `−0.005${space}KWD`,
  );
  expect(formatMoney(10n ** 18n + 1n, { currency: "EUR", locale: "en", position: "BEFORE" })).toBe(
    "€10,000,000,000,000,000.01",
  );
});

test("the symbol tells other dollars and pesos from the US dollar", () => {
  expect(["USD", "CLP", "CAD", "EUR"].map((currency) => currencySymbol(currency, "en"))).toEqual([
    "$",
    "CLP",
    "CA$",
    "€",
  ]);
  expect(currencySymbol("CLP", "es-CL")).toBe("CLP");
  expect(formatMoney(1000n, { currency: "CLP", locale: "en", position: "BEFORE" })).toBe("CLP\u00a01,000");
});
