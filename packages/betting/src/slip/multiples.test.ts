import { expect, test } from "vitest";
import { active, built, pickOf, RULES, run, selected } from "../test-support/slips.ts";
import { offeredMultiples } from "./multiples.ts";

const slipOf = (count: number) => active(run(Array.from({ length: count }, (_, index) => selected(pickOf(index + 1)))));
const size = (of: number, combinations: number) => ({ key: String(of), sizes: [of], combinations });

test("SLIP-4 multiples have every size and, where the brand shows them, named bets", () => {
  const sizes = [size(1, 3), size(2, 3), size(3, 1)];
  expect(offeredMultiples(slipOf(3), RULES)).toEqual([
    ...sizes,
    { key: "2+", sizes: [2, 3], combinations: 4 },
    { key: "1+", sizes: [1, 2, 3], combinations: 7 },
  ]);
  expect(offeredMultiples(slipOf(3), { ...RULES, displayMultiplesBetTypes: false })).toEqual(sizes);
  expect(offeredMultiples(slipOf(2), RULES)).toEqual([size(1, 2), size(2, 1)]);
});

test("SLIP-4 has no rows where a slip cannot be multiples", () => {
  expect(offeredMultiples(slipOf(1), RULES)).toEqual([]);
  expect(offeredMultiples(slipOf(3), { ...RULES, betTypes: ["single", "combo"] })).toEqual([]);
  expect(offeredMultiples(active(run([built(pickOf(1)), built(pickOf(1, 2))])), RULES)).toEqual([]);
});
