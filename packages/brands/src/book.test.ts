import { expect, test } from "vitest";
import { cancelsAtAnyPrice, cancelWindowOf, cashbackOf, limitsOf, liveDelayOf, rebetOf } from "./book.ts";
import { type Book, bookSchema } from "./schema/book.ts";
import { brandSlugs, loadBook } from "./shipped/read.ts";

const book: Book = bookSchema.parse({
  liveDelay: {
    default: 5,
    sports: { 1: 6 },
    brands: { nordvik: { default: 3 }, kelana: { default: 4, sports: { 1: 8 } } },
  },
  cashout: { margin: 500, liveDelay: 1 },
  cashback: { brands: { default: { legs: 4, minOdds: 1.3 } } },
  cancel: { default: 0, brands: { nordvik: 30 }, anyPrice: ["kelana"] },
  rebet: { default: true, brands: { kelana: false } },
  limits: {
    default: { minStake: "1", maxStake: "100", maxWinnings: "1000", maxLiability: "500" },
    IDR: { minStake: "1000", maxStake: "100000", maxWinnings: "1000000", maxLiability: "500000" },
  },
});

test.each([
  ["default", 1, 6_000],
  ["default", 2, 5_000],
  ["nordvik", 1, 3_000],
  ["kelana", 1, 8_000],
  ["kelana", 2, 4_000],
])("the live delay of %s in sport %i is %i ms", (brand, sport, delay) => {
  expect(liveDelayOf(book, brand, sport)).toBe(delay);
});

test("a currency without its own limits has the default ones", () => {
  expect(limitsOf(book, "IDR").minStake).toBe("1000");
  expect(limitsOf(book, "XYZ").minStake).toBe("1");
});

test("a brand has its own settings for placed bets, or the default ones", () => {
  expect([cancelWindowOf(book, "nordvik"), cancelWindowOf(book, "default")]).toEqual([30_000, 0]);
  expect([cancelsAtAnyPrice(book, "kelana"), cancelsAtAnyPrice(book, "nordvik")]).toEqual([true, false]);
  expect([rebetOf(book, "kelana"), rebetOf(book, "default")]).toEqual([false, true]);
  expect([cashbackOf(book, "default"), cashbackOf(book, "kelana")]).toEqual([{ legs: 4, minOdds: 1.3 }, null]);
});

test("the shipped book is valid and names known brands only", () => {
  const shipped = loadBook();
  for (const { brands } of [shipped.liveDelay, shipped.cashback, shipped.cancel, shipped.rebet])
    expect(brandSlugs()).toEqual(expect.arrayContaining(Object.keys(brands)));
  expect(brandSlugs()).toEqual(expect.arrayContaining(shipped.cancel.anyPrice));
  expect(shipped.limits.default).toBeDefined();
});
