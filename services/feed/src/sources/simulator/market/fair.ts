import type { MarketKind, Quarters, WinnerAt } from "@touchline/betting";
import type { Distribution } from "./outlook.ts";

const xAt = (distribution: Distribution, index: number): number =>
  "from" in distribution ? distribution.from + index : (distribution.x[index] as number);
const yAt = (distribution: Distribution, index: number): number =>
  "from" in distribution ? 0 : (distribution.y[index] as number);

/** Half wins and half losses count half, voids are left out: the chance at which the bet is even. */
export const fairChance = (kind: MarketKind, distribution: Distribution, line: Quarters, outcome: number): number => {
  let won = 0;
  let lost = 0;
  const { chances } = distribution;
  for (let index = 0; index < chances.length; index += 1) {
    const verdict = kind.verdict(xAt(distribution, index), yAt(distribution, index), line, outcome);
    if (verdict > 0) won += verdict * (chances[index] as number);
    else lost -= verdict * (chances[index] as number);
  }
  return won + lost > 0 ? won / (won + lost) : 0;
};

const winnersChances = (winnerAt: WinnerAt, outcomes: number, distribution: Distribution, line: Quarters): number[] => {
  const fair = new Array<number>(outcomes).fill(0);
  const { chances } = distribution;
  for (let index = 0; index < chances.length; index += 1) {
    const outcome = winnerAt(xAt(distribution, index), yAt(distribution, index), line);
    if (outcome >= 0) fair[outcome] = (fair[outcome] as number) + (chances[index] as number);
  }
  return fair;
};

export const fairChances = (kind: MarketKind, distribution: Distribution, line: Quarters): readonly number[] =>
  kind.winnerAt
    ? winnersChances(kind.winnerAt, kind.outcomes.length, distribution, line)
    : kind.outcomes.map((_, outcome) => fairChance(kind, distribution, line, outcome));
