import { sumAmounts } from "../money/money.ts";
import type { RemainderPlace } from "../money/split.ts";
import type { SystemStake } from "./system.ts";

export interface SystemChoice {
  readonly size: number;
  readonly combinations: number;
}

/**
 * Splits a stake over the chosen systems in proportion to their combinations, in whole minor units. Every system has its share rounded
 * down; what that leaves, less than one minor unit for each system, goes to the first or the last, so that the parts add up to the stake.
 */
export const splitSystemStake = (
  stake: bigint,
  choices: readonly SystemChoice[],
  remainder: RemainderPlace,
): SystemStake[] => {
  const combinations = choices.reduce((sum, choice) => sum + choice.combinations, 0);
  if (combinations === 0) return choices.map(({ size }) => ({ size, stake: 0n }));
  const shares = choices.map((choice) => (stake * BigInt(choice.combinations)) / BigInt(combinations));
  const rest = stake - sumAmounts(shares);
  const place = remainder === "first" ? 0 : choices.length - 1;
  return choices.map(({ size }, index) => ({
    size,
    stake: (shares[index] as bigint) + (index === place ? rest : 0n),
  }));
};
