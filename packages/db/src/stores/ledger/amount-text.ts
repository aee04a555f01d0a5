/** The wire's decimal text of minor units. A wallet says itself how many digits stand behind the point. */
export const amountText = (amount: bigint, digits: number): string => {
  const plain = amount.toString().padStart(digits + 1, "0");
  return digits === 0 ? plain : `${plain.slice(0, -digits)}.${plain.slice(-digits)}`;
};

/** The same of an amount that may be below nothing. */
export const signedAmountText = (amount: bigint, digits: number): string =>
  amount < 0n ? `-${amountText(-amount, digits)}` : amountText(amount, digits);
