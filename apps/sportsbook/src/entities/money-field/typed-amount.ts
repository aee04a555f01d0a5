import { type Amount, formatAmount, minorDigits, parseAmount } from "@touchline/betting";

/** How an amount is typed: by the currency's decimals and the separators of the page's language. */
export interface AmountStyle {
  readonly currency: string;
  readonly locale: string;
}

/** The decimal separator of a language; null for a currency without minor units. */
export const pointOf = ({ currency, locale }: AmountStyle): string | null => {
  if (minorDigits(currency) === 0) return null;
  return /[.,]/.exec(new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(0.5))?.[0] ?? ".";
};

/** Maximum number of digits of a stake. */
const MOST_DIGITS = 11;

const ARABIC_ZERO = 0x660;
const toLatin = (text: string): string =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO)).replace("\u066b", ".");

/** Amounts that have group separators in every language: `1,234.50`, `1.234.567`. */
const GROUPED = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})+(?:[.,]\d*)?|([.,])\d{3}(?!\2)[.,]\d*)$/;

/** One separator before three digits: a group or decimals, by the language. */
const PERHAPS_GROUPED = /^[1-9]\d{0,2}([.,])\d{3}$/;

const dropGroups = (plain: string, point: string | null): string => {
  const [, many, one] = GROUPED.exec(plain) ?? [];
  const [, single] = PERHAPS_GROUPED.exec(plain) ?? [];
  const sign = many ?? one ?? (single === point ? undefined : single);
  return sign === undefined ? plain : plain.replaceAll(sign, "");
};

/** Digits and one point. A second point is dropped, so that a slip of the finger never makes ten of one. */
const limitTyped = (plain: string, style: AmountStyle): string => {
  const point = pointOf(style);
  const at = plain.search(/[.,]/);
  const whole = (at < 0 ? plain : plain.slice(0, at)).replace(/^0+(?=\d)/, "").slice(0, MOST_DIGITS);
  if (at < 0 || point === null) return whole;
  const minor = plain
    .slice(at + 1)
    .replace(/\D/g, "")
    .slice(0, minorDigits(style.currency));
  return `${whole || "0"}${point}${minor}`;
};

/** A whole amount, pasted or typed, as it may stand. Where a separator can be read in two ways the language decides. */
export const cleanTyped = (text: string, style: AmountStyle): string =>
  limitTyped(dropGroups(toLatin(text).replace(/[^\d.,]/g, ""), pointOf(style)), style);

/** The cleaned text with the group separators of the language. */
export const groupTyped = (plain: string, { locale }: Pick<AmountStyle, "locale">): string =>
  plain.replace(/^\d+/, (whole) => new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(BigInt(whole)));

/** The cleaned text of a text with group separators. */
const withoutGroups = (grouped: string, point: string | null): string =>
  [...grouped].filter((sign) => /\d/.test(sign) || sign === point).join("");

/** A change of the field's text: what it was, what the browser made of it, and where the caret is now. */
export interface TextChange {
  readonly before: string;
  readonly after: string;
  readonly caret: number;
  /** Whether the character behind the caret was deleted, not the one before it. */
  readonly isForward?: boolean;
}

/** The cleaned text of a change, and the number of its characters before the caret. */
export interface TypedAmount {
  readonly plain: string;
  readonly caret: number;
}

/** The length of the beginning that both texts have, up to the caret. */
const keptLength = ({ before, after, caret }: TextChange): number => {
  const differs = [...after.slice(0, caret)].findIndex((sign, index) => before[index] !== sign);
  return differs < 0 ? Math.min(caret, before.length) : differs;
};

/** What is before and after the caret, without group separators. */
const splitChange = (change: TextChange, point: string | null): [left: string, right: string] => {
  const { before, after, caret, isForward = false } = change;
  const inserted = after.slice(keptLength(change), caret);
  const [left, right] = [after.slice(0, caret), after.slice(caret)].map((part) => withoutGroups(part, point)) as [
    string,
    string,
  ];
  // Everybody's point is a point when it is typed: groups need no typing.
  if (/^[.,]$/.test(inserted)) return [withoutGroups(after.slice(0, caret - 1), point) + (point ?? ""), right];
  // Only a separator was deleted, and it would come back: the digit beside it is meant.
  const isSeparatorDeleted = after.length < before.length && left + right === withoutGroups(before, point);
  if (!isSeparatorDeleted) return [left, right];
  return isForward ? [left, right.slice(1)] : [left.slice(0, -1), right];
};

const joinTyped = (left: string, right: string, style: AmountStyle): TypedAmount => {
  const plain = limitTyped(left + right, style);
  return { plain, caret: Math.min(limitTyped(left, style).length, plain.length) };
};

export const typeAmount = (change: TextChange, style: AmountStyle): TypedAmount => {
  const latin = { ...change, after: toLatin(change.after) };
  const inserted = latin.after.slice(keptLength(latin), latin.caret);
  if (inserted.length > 1 && /[.,]/.test(inserted)) {
    const plain = cleanTyped(latin.after, style);
    return { plain, caret: plain.length };
  }
  const [left, right] = splitChange(latin, pointOf(style));
  return joinTyped(left, right, style);
};

/** A text that is pasted over what is selected. */
export const pasteAmount = (
  shown: string,
  [start, end]: readonly [start: number, end: number],
  pasted: string,
  style: AmountStyle,
): TypedAmount => {
  const point = pointOf(style);
  const left = withoutGroups(shown.slice(0, start), point) + cleanTyped(pasted, style);
  return joinTyped(left, withoutGroups(shown.slice(end), point), style);
};

/** Where the caret is in the text with group separators. */
export const groupedCaret = ({ plain, caret }: TypedAmount, style: AmountStyle): number => {
  const point = pointOf(style);
  const grouped = groupTyped(plain, style);
  const ends = [...grouped].flatMap((sign, index) => (withoutGroups(sign, point) === "" ? [] : [index + 1]));
  return caret === 0 ? 0 : (ends[caret - 1] ?? grouped.length);
};

/** An amount as the field shows it: with group separators and all decimals of the currency, without a symbol. */
export const writeAmount = (amount: Amount, style: AmountStyle): string =>
  groupTyped(formatAmount(amount, style.currency).replace(".", pointOf(style) ?? "."), style);

/** The amount of a cleaned text; null if it is empty. */
export const readTyped = (text: string, currency: string): Amount | null => {
  const amount = parseAmount(text.replace(",", ".").replace(/\.$/, ""), currency);
  return amount !== null && amount > 0n ? amount : null;
};
