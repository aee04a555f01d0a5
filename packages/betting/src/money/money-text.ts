import { minorDigits } from "./currency.ts";
import { type Amount, absolute, formatAmount } from "./money.ts";

export type SymbolPosition = "BEFORE" | "AFTER";

export interface MoneyStyle {
  readonly currency: string;
  readonly locale: string;
  readonly position: SymbolPosition;
  /** Shows a plus sign too, for example for a net position. */
  readonly signed?: boolean;
}

const MINUS = "\u2212";
const NO_BREAK = "\u00a0";

const symbolAs = (currencyDisplay: "narrowSymbol" | "symbol", currency: string, locale: string): string => {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
  const symbol = format.formatToParts(0).find(({ type }) => type === "currency") as Intl.NumberFormatPart;
  return symbol.value;
};

/** The short symbol of a currency: `€`, `kr`, `Rp`. Only the US dollar is `$`; other dollars and pesos are told apart from it. */
export const currencySymbol = (currency: string, locale: string): string => {
  const narrow = symbolAs("narrowSymbol", currency, locale);
  if (narrow !== "$" || currency === "USD") return narrow;
  const symbol = symbolAs("symbol", currency, locale);
  return symbol === narrow ? currency : symbol;
};

/** Intl accepts a decimal string, so the amount is never converted to a float. */
const groupDigits = (plain: string, { currency, locale }: MoneyStyle): string => {
  const digits = minorDigits(currency);
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits, numberingSystem: "latn" } as const;
  return new Intl.NumberFormat(locale, style).format(plain as `${number}`);
};

const signOf = (amount: Amount, signed: boolean): string => (amount < 0n ? MINUS : signed && amount > 0n ? "+" : "");

/** A symbol with letters is separated from the figure (`kr 50`, `R$ 50`); after the figure every symbol is. */
const joinSymbol = (symbol: string, figure: string, position: SymbolPosition): string => {
  if (position === "AFTER") return `${figure}${NO_BREAK}${symbol}`;
  return /\p{L}/u.test(symbol) ? `${symbol}${NO_BREAK}${figure}` : `${symbol}${figure}`;
};

/** Money as shown to people: `€1,204.50`, `12,40 €`, `Rp 100.000`, `−€12.50`. */
export const formatMoney = (amount: Amount, style: MoneyStyle): string => {
  const plain = formatAmount(absolute(amount), style.currency);
  const text = joinSymbol(currencySymbol(style.currency, style.locale), groupDigits(plain, style), style.position);
  return signOf(amount, style.signed ?? false) + text;
};
