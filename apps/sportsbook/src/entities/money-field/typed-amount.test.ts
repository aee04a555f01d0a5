import { expect, test } from "vitest";
import {
  cleanTyped,
  groupedCaret,
  groupTyped,
  pasteAmount,
  pointOf,
  readTyped,
  typeAmount,
  writeAmount,
} from "./typed-amount.ts";

const EN = { currency: "EUR", locale: "en" };
const DE = { currency: "EUR", locale: "de" };
const RUPIAH = { currency: "IDR", locale: "id" };
const CHILE = { currency: "CLP", locale: "es-CL" };

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
  expect(cleanTyped(text, EN)).toBe(clean);
});

test("a second point is dropped and never makes ten of one", () => {
  expect(cleanTyped("10.5.", EN)).toBe("10.5");
  expect(cleanTyped("10.5.7", EN)).toBe("10.57");
});

test.each([
  ["1,500.25", EN, "1500.25"],
  ["1.500,25", EN, "1500.25"],
  ["1,500", EN, "1500"],
  ["1.500", EN, "1.50"],
  ["1,500.25", DE, "1500,25"],
  ["1.500,25", DE, "1500,25"],
  ["1.500", DE, "1500"],
  ["0.500", DE, "0,50"],
  ["1.500.000", RUPIAH, "1500000"],
  ["100.000", RUPIAH, "100000"],
  ["1,500.25", RUPIAH, "1500"],
  ["25.000", CHILE, "25000"],
] as const)("STAKE-1 %s is read by the language and currency %o as %s", (text, style, clean) => {
  expect(cleanTyped(text, style)).toBe(clean);
  expect(pasteAmount("", [0, 0], text, style).plain).toBe(clean);
});

test("an amount is written with the separators of the page's language", () => {
  expect(writeAmount(123_450n, EN)).toBe("1,234.50");
  expect(writeAmount(123_450n, { currency: "EUR", locale: "fi" })).toBe("1\u00a0234,50");
  expect(writeAmount(1_500_000n, RUPIAH)).toBe("1.500.000");
  expect([pointOf({ currency: "EUR", locale: "ar" }), pointOf(DE), pointOf(RUPIAH)]).toEqual([".", ",", null]);
});

test("the amount is exact, and nothing is no amount", () => {
  expect(readTyped("0.29", "EUR")).toBe(29n);
  expect(readTyped("10,", "EUR")).toBe(1000n);
  expect(readTyped("90071992547.93", "EUR")).toBe(9_007_199_254_793n);
  expect(readTyped("0.0", "EUR")).toBeNull();
  expect(readTyped("", "EUR")).toBeNull();
});

type Style = typeof EN;

/** A text with its caret, as `|`. */
const at = (text: string): [text: string, caret: number] => [text.replace("|", ""), text.indexOf("|")];

/** The field after a change, with its caret. */
const change = (before: string, changed: string, style: Style = EN, isForward = false): string => {
  const [after, caret] = at(changed);
  const typed = typeAmount({ before, after, caret, isForward }, style);
  const shown = groupTyped(typed.plain, style);
  const place = groupedCaret(typed, style);
  return `${shown.slice(0, place)}|${shown.slice(place)}`;
};

test.each([
  ["", "1|", "1|"],
  ["150", "1500|", "1,500|"],
  ["1,500", "1,5000|", "15,000|"],
  ["15,000", "1,500|", "1,500|"],
  ["1,500", "12|,500", "12|,500"],
  ["1,500", "1,92|500", "192|,500"],
  ["1,500", "|500", "|500"],
  ["1,500.25", "1,50|.25", "150|.25"],
  ["1,500", "1,500.|", "1,500.|"],
  ["1,500", "1,500,|", "1,500.|"],
  ["10.5", "10.5.|", "10.5|"],
  ["1,500.25", "1,500.2|5", "1,500.2|5"],
  ["1.55", "1.2|55", "1.2|5"],
  ["10", ".|", "0.|"],
  ["10", "1a|0", "1|0"],
  ["1,500", "|", "|"],
])("STAKE-1 typing changes %s to %s, and the field shows %s", (before, changed, shown) => {
  expect(change(before, changed)).toBe(shown);
});

test("STAKE-1 deleting a group separator deletes the digit beside it", () => {
  expect(change("1,500", "1|500")).toBe("|500");
  expect(change("1,234,567", "1,234|567")).toBe("123|,567");
  expect(change("1,234,567", "1,234|567", EN, true)).toBe("123,4|67");
});

test("STAKE-1 large amounts are grouped as they are typed, without decimals where the currency has none", () => {
  expect(change("150.000", "150.0000|", RUPIAH)).toBe("1.500.000|");
  expect(change("1.500", "1.500.|", RUPIAH)).toBe("1.500|");
  expect(change("2500", "25000|", CHILE)).toBe("25.000|");
  expect(change("1.500", "1.500.|", DE)).toBe("1.500,|");
});

test("STAKE-1 a text is pasted over what is selected, and over nothing else", () => {
  expect(pasteAmount("10,000.00", [0, 9], "10,50", EN)).toEqual({ plain: "10.50", caret: 5 });
  expect(pasteAmount("1,200", [2, 5], "500", EN)).toEqual({ plain: "1500", caret: 4 });
  expect(pasteAmount("1,200", [1, 1], "5", EN)).toEqual({ plain: "15200", caret: 2 });
});
