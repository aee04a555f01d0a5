import { expect, test } from "vitest";
import { formatLike, thousandths } from "./amounts.ts";

test.each([
  ["0.10", 100n],
  ["250", 250_000n],
  ["-12.5", -12_500n],
  ["0.001", 1n],
])("AHEAD-5 %s is %s thousandths", (text, amount) => {
  expect(thousandths(text)).toBe(amount);
});

test.each([
  [50n, "0.10", "0.05"],
  [5_000_000n, "10000", "5000"],
  [500n, "1", null],
  [20_000n, "0.10", "20.00"],
])("AHEAD-5 %s thousandths are written like %s as %s", (amount, pattern, text) => {
  expect(formatLike(amount, pattern)).toBe(text);
});
