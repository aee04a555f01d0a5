import {
  type Amount,
  currencySymbol,
  formatAmount,
  formatMoney,
  minorDigits,
  type SymbolPosition,
} from "@touchline/betting";
import { pointOf, writeTyped } from "../../entities/money-field/typed-amount.ts";

/** How one currency is written on the slip. */
export interface Money {
  readonly currency: string;
  readonly symbol: string;
  readonly symbolAfter: boolean;
  /** The decimal separator; null for a currency without minor units. */
  readonly point: string | null;
  readonly format: (amount: Amount) => string;
  /** Abbreviated: `€5`, `100rb`. */
  readonly short: (amount: Amount) => string;
  /** Without the currency symbol, with group separators. */
  readonly figure: (amount: Amount) => string;
  /** As text of an input: without symbol and group separators. */
  readonly typed: (amount: Amount) => string;
}

/** Characters that fit on a quick stake; a longer text is written without the symbol. */
const MOST_ON_A_KEY = 6;

const NO_MINOR = /[.,]0+(?=\D*$)/;

export const createMoney = (currency: string, position: SymbolPosition, locale: string): Money => {
  const digits = minorDigits(currency);
  const figures = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: "latn",
  });
  const compact = new Intl.NumberFormat(locale, { notation: "compact", numberingSystem: "latn" });
  const format = (amount: Amount): string => formatMoney(amount, { currency, locale, position });
  const figure = (amount: Amount): string => figures.format(formatAmount(amount, currency) as `${number}`);
  const withoutZeros = (text: string): string => (digits === 0 ? text : text.replace(NO_MINOR, ""));

  const short = (amount: Amount): string => {
    const whole = withoutZeros(format(amount));
    if (whole.length <= MOST_ON_A_KEY) return whole;
    return digits === 0 ? compact.format(amount).replace(/\s/g, "") : withoutZeros(figure(amount));
  };
  return {
    currency,
    symbol: currencySymbol(currency, locale),
    symbolAfter: position === "AFTER",
    point: pointOf(currency, locale),
    format,
    short,
    figure,
    typed: (amount) => writeTyped(amount, currency, locale),
  };
};
