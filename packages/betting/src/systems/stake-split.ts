import type { RemainderPlace } from "../money/split.ts";
import type { SystemStake } from "./system.ts";

export interface SystemChoice {
  readonly size: number;
  readonly combinations: number;
}

/**
 * Splits a stake over all combinations of the chosen systems, equally in whole minor units. The remainder goes to the first or the last
 * system, so that the parts add up to the stake.
 */
export const splitSystemStake = (
  stake: bigint,
  choices: readonly SystemChoice[],
  remainder: RemainderPlace,
): SystemStake[] => {
  const combinations = choices.reduce((sum, choice) => sum + choice.combinations, 0);
  if (combinations === 0) return choices.map(({ size }) => ({ size, stake: 0n }));
  const unit = stake / BigInt(combinations);
  const rest = stake - unit * BigInt(combinations);
  const place = remainder === "first" ? 0 : choices.length - 1;
  return choices.map((choice, index) => ({
    size: choice.size,
    stake: unit * BigInt(choice.combinations) + (index === place ? rest : 0n),
  }));
};
