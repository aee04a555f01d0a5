import { type Amount, formatAmount, formatMoney, minorDigits, type SymbolPosition } from "@touchline/betting";
import { pointOf } from "../../entities/money-field/typed-amount.ts";

/** How one currency is written on the slip. */
export interface Money {
  readonly currency: string;
  readonly symbolAfter: boolean;
  /** The decimal separator; null for a currency without minor units. */
  readonly point: string | null;
  readonly format: (amount: Amount) => string;
  /** Abbreviated: `€5`, `100rb`. */
  readonly short: (amount: Amount) => string;
}

/** Characters that fit on a quick stake; of a longer text the figure is written short, and the symbol stays. */
const MOST_ON_A_KEY = 7;

const FIGURE = /\d(?:[\d.,\s\u00a0\u202f’]*\d)?/;

const NO_MINOR = /[.,]0+(?=\D*$)/;

export const createMoney = (currency: string, position: SymbolPosition, locale: string): Money => {
  const digits = minorDigits(currency);
  const compact = new Intl.NumberFormat(locale, {
    notation: "compact",
    // An amount such as 1250 is not rounded.
    maximumFractionDigits: 2,
    numberingSystem: "latn",
  });
  const format = (amount: Amount): string => formatMoney(amount, { currency, locale, position });
  const withoutZeros = (text: string): string => (digits === 0 ? text : text.replace(NO_MINOR, ""));

  const short = (amount: Amount): string => {
    const whole = withoutZeros(format(amount));
    if (whole.length <= MOST_ON_A_KEY) return whole;
    const figure = compact.format(formatAmount(amount, currency) as `${number}`).replace(/\s/g, "");
    return whole.replace(FIGURE, figure);
  };
  return {
    currency,
    symbolAfter: position === "AFTER",
    point: pointOf({ currency, locale }),
    format,
    short,
  };
};
