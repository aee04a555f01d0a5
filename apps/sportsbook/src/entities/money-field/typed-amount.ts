import { type Amount, formatAmount, minorDigits, parseAmount } from "@touchline/betting";

/** The decimal separator of a language; null for a currency without minor units. */
export const pointOf = (currency: string, locale: string): string | null => {
  if (minorDigits(currency) === 0) return null;
  return /[.,]/.exec(new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(0.5))?.[0] ?? ".";
};

/** Maximum number of digits of a stake. */
const MOST_DIGITS = 11;

const ARABIC_ZERO = 0x660;
const toLatin = (text: string): string =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO)).replace("\u066b", ".");

/** Recognises pasted amounts with group separators: `1,234.50`, `1.234.567`. */
const GROUPED = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})+(?:[.,]\d*)?|([.,])\d{3}(?!\2)[.,]\d*)$/;

const dropGroups = (plain: string): string => {
  const [, many, one] = GROUPED.exec(plain) ?? [];
  const sign = many ?? one;
  return sign === undefined ? plain : plain.replaceAll(sign, "");
};

/**
 * What was typed, as it may stand: digits and one point. A second point is dropped, so that a slip of the finger never makes
 * ten of one; a comma is what half of the world types.
 */
export const cleanTyped = (text: string, currency: string, point: string | null): string => {
  const plain = dropGroups(toLatin(text).replace(/[^\d.,]/g, ""));
  const at = point === null ? -1 : plain.search(/[.,]/);
  const whole = (at < 0 ? plain : plain.slice(0, at))
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, MOST_DIGITS);
  if (at < 0) return whole;
  const minor = plain
    .slice(at + 1)
    .replace(/\D/g, "")
    .slice(0, minorDigits(currency));
  return `${whole || "0"}${point}${minor}`;
};

/** As typed, with all decimals of the currency. */
export const writeTyped = (amount: Amount, currency: string, locale: string): string =>
  formatAmount(amount, currency).replace(".", pointOf(currency, locale) ?? ".");

/** The amount of a cleaned text; null if it is empty. */
export const readTyped = (text: string, currency: string): Amount | null => {
  const amount = parseAmount(text.replace(",", ".").replace(/\.$/, ""), currency);
  return amount !== null && amount > 0n ? amount : null;
};
