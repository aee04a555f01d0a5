import { expect, test } from "vitest";
import { amountText, signedAmountText } from "./amount-text.ts";

test.each<[bigint, number, string]>([
  [12_345n, 2, "123.45"],
  [5n, 2, "0.05"],
  [0n, 2, "0.00"],
  [12_345n, 3, "12.345"],
  [12_345n, 0, "12345"],
  [0n, 0, "0"],
])("%d with %d decimal places is %s", (amount, digits, text) => {
  expect([amountText(amount, digits), signedAmountText(amount, digits)]).toEqual([text, text]);
});

test("a negative amount has its sign before all digits", () => {
  expect([signedAmountText(-5n, 2), signedAmountText(-12_345n, 0)]).toEqual(["-0.05", "-12345"]);
});
