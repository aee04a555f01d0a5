import type { LinePlan } from "./template.ts";

export interface Line {
  readonly value: number;
  readonly fair: readonly number[];
}

const LEAST_CHANCE = 0.05;

/** The two sides of a line. Where a line is combined with something else, over and under stand in turns. */
const sidesOf = ({ fair }: Line): readonly [number, number] => {
  if (fair.length <= 3) return [fair[0] as number, fair.at(-1) as number];
  const sum = (parity: number): number =>
    fair.reduce((total, chance, index) => (index % 2 === parity ? total + chance : total), 0);
  return [sum(0), sum(1)];
};

/** 0 is the line a list should show. */
const tilt = (line: Line): number => {
  const [first, last] = sidesOf(line);
  return Math.abs(first - last);
};

const isSane = (line: Line): boolean => Math.min(...sidesOf(line)) >= LEAST_CHANCE;

/** Walks from a guess to the most even line: the chances rise or fall along the lines, so the nearest best is the best. */
const findMain = (plan: LinePlan, guess: number, at: (value: number) => Line): Line => {
  const aligned = plan.offset + Math.round((guess - plan.offset) / plan.step) * plan.step;
  let best = at(aligned);
  for (const direction of [plan.step, -plan.step]) {
    for (let next = at(best.value + direction); tilt(next) < tilt(best); next = at(best.value + direction)) best = next;
  }
  return best;
};

/** The most even line, and the others by how near they are to it: so the order holds as long as the main line does. */
const byDistance = (lines: readonly Line[]): readonly Line[] => {
  const [first] = lines;
  if (!first) return lines;
  const main = lines.reduce((best, line) => (tilt(line) < tilt(best) ? line : best), first);
  const distance = ({ value }: Line): number => Math.abs(value - main.value);
  return lines.toSorted((one, other) => distance(one) - distance(other) || one.value - other.value);
};

/** The main line first. `guess` is about where both sides are even. */
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
