import { expect, test } from "vitest";
import { cleanTyped, pointOf, readTyped, writeTyped } from "./typed-amount.ts";

test.each([
  ["10", "10"],
  ["10,5", "10.5"],
  ["10.555", "10.55"],
  ["007", "7"],
  [".5", "0.5"],
  ["€ 12.40", "12.40"],
  ["1,234.50", "1234.50"],
  ["1.234.567,89", "1234567.89"],
  ["١٢٫٥", "12.5"],
  ["abc", ""],
])("STAKE-1 what is typed as %s stands as %s", (text, clean) => {
  expect(cleanTyped(text, "EUR", ".")).toBe(clean);
});

test("a second point is dropped and never makes ten of one", () => {
  expect(cleanTyped("10.5.", "EUR", ".")).toBe("10.5");
  expect(cleanTyped("10.5.7", "EUR", ".")).toBe("10.57");
});

test("a currency without minor units takes no point", () => {
  expect(cleanTyped("100.000", "IDR", null)).toBe("100000");
});

test("an amount is written as it is typed in the language of the page", () => {
  expect(writeTyped(123_450n, "EUR", "en")).toBe("1234.50");
  expect(writeTyped(123_450n, "EUR", "fi")).toBe("1234,50");
  expect(writeTyped(123_450n, "IDR", "id")).toBe("123450");
  expect([pointOf("EUR", "ar"), pointOf("EUR", "de"), pointOf("IDR", "id")]).toEqual([".", ",", null]);
});

test("the amount is exact, and nothing is no amount", () => {
  expect(readTyped("0.29", "EUR")).toBe(29n);
  expect(readTyped("10,", "EUR")).toBe(1000n);
  expect(readTyped("0.0", "EUR")).toBeNull();
  expect(readTyped("", "EUR")).toBeNull();
});
