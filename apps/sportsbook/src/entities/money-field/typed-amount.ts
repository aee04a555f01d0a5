import { type Amount, formatAmount, minorDigits, parseAmount } from "@touchline/betting";

/** What stands between whole and minor units in a language; null where the currency has no minor units. */
export const pointOf = (currency: string, locale: string): string | null => {
  if (minorDigits(currency) === 0) return null;
  return /[.,]/.exec(new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(0.5))?.[0] ?? ".";
};

/** Beyond it no book takes a stake. */
const MOST_DIGITS = 11;

const ARABIC_ZERO = 0x660;
const toLatin = (text: string): string =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO)).replace("\u066b", ".");

/** An amount that was copied with its groups: `1,234.50`, `1.234.567`. */
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

/** As it would be typed, with all of the currency's digits. */
export const writeTyped = (amount: Amount, currency: string, locale: string): string =>
  formatAmount(amount, currency).replace(".", pointOf(currency, locale) ?? ".");

/** The amount of a cleaned text; null where there is none. */
export const readTyped = (text: string, currency: string): Amount | null => {
  const amount = parseAmount(text.replace(",", ".").replace(/\.$/, ""), currency);
  return amount !== null && amount > 0n ? amount : null;
};
