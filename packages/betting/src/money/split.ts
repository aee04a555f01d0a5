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

/** Splits by weight, rounded down; what is left goes on the first or the last part that weighs anything. */
export const splitByWeight = (amount: Amount, weights: readonly bigint[], remainder: RemainderPlace): Amount[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / total);
  const rest = amount - shares.reduce((sum, share) => sum + share, 0n);
  const isHeavy = (weight: bigint): boolean => weight > 0n;
  const place = remainder === "first" ? weights.findIndex(isHeavy) : weights.findLastIndex(isHeavy);
  return shares.map((share, index) => (index === place ? share + rest : share));
};
