const DIGITS = 3;

/** A decimal string of the wire in thousandths. */
export const thousandths = (text: string): bigint => {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const value = BigInt(whole + fraction.padEnd(DIGITS, "0"));
  return sign === "-" ? -value : value;
};

const decimalsOf = (text: string): number => text.split(".")[1]?.length ?? 0;

/** Formats with as many decimals as the pattern; null where these are not enough. */
export const formatLike = (amount: bigint, pattern: string): string | null => {
  const decimals = decimalsOf(pattern);
  const unit = 10n ** BigInt(DIGITS - decimals);
  if (amount % unit !== 0n) return null;
  const text = String(amount / unit).padStart(decimals + 1, "0");
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
};

/** Thousandths as a decimal number with all its digits. */
export const decimalText = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(DIGITS + 1, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`;
};
