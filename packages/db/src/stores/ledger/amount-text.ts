/** Minor units as the wire's decimal string. The number of decimal places is stored with the wallet. */
export const amountText = (amount: bigint, digits: number): string => {
  const plain = amount.toString().padStart(digits + 1, "0");
  return digits === 0 ? plain : `${plain.slice(0, -digits)}.${plain.slice(-digits)}`;
};

/** The same for an amount that may be negative. */
export const signedAmountText = (amount: bigint, digits: number): string =>
  amount < 0n ? `-${amountText(-amount, digits)}` : amountText(amount, digits);
