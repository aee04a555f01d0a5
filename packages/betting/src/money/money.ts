import { minorDigits, minorUnits } from "./currency.ts";

/** An amount in minor units of its currency. A decimal string on the wire, an integer in the database. */
export type Amount = bigint;

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Parses the wire's decimal string. Null where it is malformed or finer than the currency: amounts are never rounded silently. */
export const parseAmount = (text: string, currency: string): Amount | null => {
  const match = PLAIN.exec(text);
  if (!match) return null;
  const [, sign, whole, fraction = ""] = match;
  const digits = minorDigits(currency);
  const significant = fraction.replace(/0+$/, "");
  if (significant.length > digits) return null;
  const amount = BigInt(whole as string) * minorUnits(currency) + BigInt(significant.padEnd(digits, "0"));
  return sign === "-" ? -amount : amount;
};

export const absolute = (amount: Amount): Amount => (amount < 0n ? -amount : amount);

export const smaller = (one: Amount, other: Amount): Amount => (one < other ? one : other);

export const larger = (one: Amount, other: Amount): Amount => (one > other ? one : other);

/** The decimal string of the wire, with all decimal places of the currency. */
export const formatAmount = (amount: Amount, currency: string): string => {
  const digits = minorDigits(currency);
  const sign = amount < 0n ? "-" : "";
  const plain = absolute(amount)
    .toString()
    .padStart(digits + 1, "0");
  return digits === 0 ? sign + plain : `${sign}${plain.slice(0, -digits)}.${plain.slice(-digits)}`;
};

export const sumAmounts = (amounts: Iterable<Amount>): Amount => {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
};
