import type { Amount } from "./money.ts";

export type RemainderPlace = "first" | "last";

/** Splits an amount evenly; the remainder goes to the first or the last part, so the parts always add up to the amount. */
export const splitEvenly = (amount: Amount, parts: number, remainder: RemainderPlace): Amount[] => {
  if (parts <= 0) return [];
  const share = amount / BigInt(parts);
  const rest = amount - share * BigInt(parts);
  const place = remainder === "first" ? 0 : parts - 1;
  return Array.from({ length: parts }, (_, index) => (index === place ? share + rest : share));
};
