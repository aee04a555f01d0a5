import type { Amount } from "./money.ts";

export type RemainderPlace = "first" | "last";

/** Splits an amount evenly; what does not divide goes on the first or the last part. The parts always sum to the whole. */
export const splitEvenly = (amount: Amount, parts: number, remainder: RemainderPlace): Amount[] => {
  if (parts <= 0) return [];
  const share = amount / BigInt(parts);
  const rest = amount - share * BigInt(parts);
  const place = remainder === "first" ? 0 : parts - 1;
  return Array.from({ length: parts }, (_, index) => (index === place ? share + rest : share));
};
