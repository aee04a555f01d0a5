/** Money is text on the wire and whole thousandths where it is counted: never a fraction that a number would round. */
const PLACES = 3;

export const isAmount = (value: unknown): value is string =>
  typeof value === "string" && /^\d{1,12}(\.\d{1,3})?$/.test(value);

export const toThousandths = (amount: string): bigint => {
  const [whole = "0", part = ""] = amount.split(".");
  return BigInt(whole + part.padEnd(PLACES, "0").slice(0, PLACES));
};

export const fromThousandths = (thousandths: bigint): string => {
  if (thousandths < 0n) return `-${fromThousandths(-thousandths)}`;
  const digits = thousandths.toString().padStart(PLACES + 1, "0");
  const part = digits.slice(-PLACES).replace(/0+$/, "");
  const whole = digits.slice(0, -PLACES);
  return part ? `${whole}.${part.padEnd(2, "0")}` : whole;
};
