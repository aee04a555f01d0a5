import { readFraction, toFraction } from "./fractional.ts";
import { clampPrice, type Price } from "./price.ts";

export const ODDS_FORMATS = ["decimal", "american", "fractional", "hongkong", "indonesian", "malaysian"] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** The value that a format shows. */
interface Shown {
  readonly negative: boolean;
  /** The value as an integer, without its decimal point. */
  readonly units: number;
  readonly digits: number;
}

const EVENS = 200;
/** A price that returns the stake and wins nothing. */
const STAKE = 100;

/** Integer division to the nearest, halves up: floats would round some halves wrong. */
const divide = (top: number, bottom: number): number => Math.floor((2 * top + bottom) / (2 * bottom));

/** Three significant figures are enough; from 99.95 on one decimal would already show 100.0. */
const showDecimal = (price: Price): Shown => {
  const digits = price < 1_000 ? 2 : price < 9_995 ? 1 : 0;
  const step = 10 ** (2 - digits);
  return { negative: false, units: divide(price, step), digits };
};

const showAmerican = (price: Price): Shown =>
  price >= EVENS
    ? { negative: false, units: price - 100, digits: 0 }
    : { negative: true, units: divide(10_000, price - 100), digits: 0 };

const showProfit = (price: Price): Shown => ({ negative: false, units: price - 100, digits: 2 });

/** The stake that wins one unit. Usually two decimals; long prices need more, or nothing would be left. */
const showRisk = (price: Price): Shown => {
  const digits = price <= 1_100 ? 2 : price <= 10_100 ? 3 : 4;
  return { negative: true, units: divide(100 * 10 ** digits, price - 100), digits };
};

const SHOW: Readonly<Record<Exclude<OddsFormat, "fractional">, (price: Price) => Shown>> = {
  decimal: showDecimal,
  american: showAmerican,
  hongkong: showProfit,
  indonesian: (price) => (price >= EVENS ? showProfit(price) : showRisk(price)),
  malaysian: (price) => (price <= EVENS ? showProfit(price) : showRisk(price)),
};

const MINUS = "\u2212";

/** The decimal separator: what remains of 0.1 without its digits. */
const findPoint = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(0.1).replace(/\d/g, "");

const points = new Map<string, string>();
const pointOf = (locale: string): string => {
  const point = points.get(locale) ?? findPoint(locale);
  points.set(locale, point);
  return point;
};

const writeShown = ({ negative, units, digits }: Shown, point: string, plus: string): string => {
  const text = String(units).padStart(digits + 1, "0");
  const figure = digits === 0 ? text : `${text.slice(0, -digits)}${point}${text.slice(-digits)}`;
  return `${negative ? MINUS : plus}${figure}`;
};

/** A price in the bettor's odds format. Negative values have U+2212; American odds always have a sign. */
export const formatOdds = (price: Price, format: OddsFormat, locale = "en"): string => {
  if (format === "fractional") {
    const { top, bottom } = toFraction(price);
    return `${top}/${bottom}`;
  }
  return writeShown(SHOW[format](price), pointOf(locale), format === "american" ? "+" : "");
};

const TWO_SIDED: readonly OddsFormat[] = ["hongkong", "indonesian", "malaysian"];

/**
 * Asian formats are for two-way markets. Markets with more outcomes, such as 1X2, and combined odds of several selections are shown as
 * decimal odds instead.
 */
export const formatForOutcomes = (format: OddsFormat, outcomes: number): OddsFormat =>
  outcomes !== 2 && TWO_SIDED.includes(format) ? "decimal" : format;

/** Formats that show prices on one side of evens as a negative stake; these prices are highlighted. */
const SETS_APART: readonly OddsFormat[] = ["indonesian", "malaysian"];
export const setsNegativeApart = (format: OddsFormat): boolean => SETS_APART.includes(format);

export const isNegativeOdds = (price: Price, format: OddsFormat): boolean =>
  setsNegativeApart(format) && SHOW[format as Exclude<OddsFormat, "fractional">](price).negative;

/** Positive: profit per unit staked. Negative: the stake that wins one unit. */
const readSigned = (value: number): number => 100 + 100 * (value < 0 ? -1 / value : value);

const READ: Readonly<Record<Exclude<OddsFormat, "fractional">, (value: number) => number>> = {
  decimal: (value) => value * 100,
  american: (value) => readSigned(value / 100),
  hongkong: (value) => 100 + value * 100,
  indonesian: readSigned,
  malaysian: readSigned,
};

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

const readNumber = (plain: string, format: Exclude<OddsFormat, "fractional">): number =>
  NUMBER.test(plain) ? READ[format](Number(plain)) : Number.NaN;

/** Parses a shown price. Null where the text is not a price, or would win nothing. */
export const parseOdds = (text: string, format: OddsFormat, locale = "en"): Price | null => {
  const plain = text.trim().replace(MINUS, "-").replace(pointOf(locale), ".");
  const price = format === "fractional" ? readFraction(plain) : readNumber(plain, format);
  return price > STAKE && price < Number.POSITIVE_INFINITY ? clampPrice(price) : null;
};
