import { createRandom } from "./random.ts";

/** Measurements are noisy: rounds are interleaved in a new order each time, and the median is used. */

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** The value below which this share of the values is. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

export const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] => {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [copy[last], copy[pick]] = [copy[pick] as Item, copy[last] as Item];
  }
  return copy;
};

/** Runs every contender once per round in shuffled order, and returns the samples of each. */
export const interleave = async <Name extends string>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<number>,
): Promise<Record<Name, number[]>> => {
  const random = createRandom(rounds * 31 + names.length);
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of shuffled(names, random)) samples[name].push(await measure(name));
  return samples;
};
