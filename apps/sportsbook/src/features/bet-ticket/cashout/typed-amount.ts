import { type Amount, formatAmount, minorDigits, parseAmount } from "@touchline/betting";
import { pageLocale } from "../../../i18n/language.ts";

const ARABIC_ZERO = 0x660;

/** A comma is what half of the world types. */
const toPlain = (text: string): string =>
  text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[,\u066b]/, ".");

/** Digits and one point, and no finer than the currency is: with groups `1,000` could be a thousand or one. */
export const isAmountText = (text: string, currency: string): boolean => {
  const [whole = "", minor = "", ...rest] = toPlain(text).split(".");
  return rest.length === 0 && /^\d{0,11}$/.test(whole) && /^\d*$/.test(minor) && minor.length <= minorDigits(currency);
};

/** The amount of what was typed; null where there is none. */
export const readTyped = (text: string, currency: string): Amount | null => {
  if (!isAmountText(text, currency)) return null;
  const amount = parseAmount(toPlain(text).replace(/^\./, "0.").replace(/\.$/, ""), currency);
  return amount !== null && amount > 0n ? amount : null;
};

const pointOf = (locale: string): string =>
  /[.,]/.exec(new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(0.5))?.[0] ?? ".";

/** As it would be typed, with all of the currency's digits. */
export const writeTyped = (amount: Amount | null, currency: string): string =>
  amount === null ? "" : formatAmount(amount, currency).replace(".", pointOf(pageLocale()));
