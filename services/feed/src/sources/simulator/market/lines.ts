import type { LinePlan } from "./template.ts";

export interface Line {
  readonly value: number;
  readonly fair: readonly number[];
}

const LEAST_CHANCE = 0.05;

/** Chances of the two sides of a line. Where a line is combined with another market, over and under alternate. */
const sidesOf = ({ fair }: Line): readonly [number, number] => {
  if (fair.length <= 3) return [fair[0] as number, fair.at(-1) as number];
  const sum = (parity: number): number =>
    fair.reduce((total, chance, index) => (index % 2 === parity ? total + chance : total), 0);
  return [sum(0), sum(1)];
};

/** How uneven a line is; the line nearest to 0 is the main line. */
const tilt = (line: Line): number => {
  const [first, last] = sidesOf(line);
  return Math.abs(first - last);
};

const isSane = (line: Line): boolean => Math.min(...sidesOf(line)) >= LEAST_CHANCE;

/** Walks from a guess to the most even line: chances are monotonic along the lines, so the nearest optimum is the global one. */
const findMain = (plan: LinePlan, guess: number, at: (value: number) => Line): Line => {
  const aligned = plan.offset + Math.round((guess - plan.offset) / plan.step) * plan.step;
  let best = at(aligned);
  for (const direction of [plan.step, -plan.step]) {
    for (let next = at(best.value + direction); tilt(next) < tilt(best); next = at(best.value + direction)) best = next;
  }
  return best;
};

/** The most even line first, the others by distance to it, so that the order is stable while the main line is. */
const byDistance = (lines: readonly Line[]): readonly Line[] => {
  const [first] = lines;
  if (!first) return lines;
  const main = lines.reduce((best, line) => (tilt(line) < tilt(best) ? line : best), first);
  const distance = ({ value }: Line): number => Math.abs(value - main.value);
  return lines.toSorted((one, other) => distance(one) - distance(other) || one.value - other.value);
};

/** Main line first. `guess` is near the line at which both sides are even. */
export const chooseLines = (
  plan: LinePlan,
  reach: number,
  guess: number,
  fairAt: (line: number) => readonly number[],
): readonly Line[] => {
  const seen = new Map<number, Line>();
  const at = (value: number): Line => {
    let line = seen.get(value);
    if (!line) seen.set(value, (line = { value, fair: fairAt(value) }));
    return line;
  };
  const middle = findMain(plan, guess, at);
  const lines = [middle];
  for (let step = 1; step <= reach; step += 1) {
    lines.push(at(middle.value - step * plan.step), at(middle.value + step * plan.step));
  }
  return byDistance(lines.filter((line) => isSane(line) && !(plan.skipZero && line.value === 0)));
};
