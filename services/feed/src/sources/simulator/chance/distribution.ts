/** Chances of the integers `from`, `from + 1`, … */
export interface Series {
  readonly from: number;
  readonly chances: readonly number[];
}

/** Joint chances of pairs: entry `i` is the pair (x[i], y[i]). The two need not be independent. */
export interface Joint {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly chances: readonly number[];
}

const NEGLIGIBLE = 1e-9;

export const certain = (value: number): Series => ({ from: value, chances: [1] });

const normalised = (from: number, chances: readonly number[]): Series => {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return { from, chances: chances.map((chance) => chance / total) };
};

export const poisson = (mean: number, from = 0): Series => {
  if (mean < NEGLIGIBLE) return certain(from);
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  for (let count = 0; chance > NEGLIGIBLE || count < mean; count += 1) {
    chances.push(chance);
    chance *= mean / (count + 1);
  }
  return normalised(from, chances);
};

/** Number of successes in `count` trials of chance `share`. */
export const binomial = (count: number, share: number, from = 0): Series => {
  const chances = [(1 - share) ** count];
  for (let hits = 1; hits <= count; hits += 1) {
    chances.push(((chances[hits - 1] as number) * (count - hits + 1) * share) / (hits * (1 - share)));
  }
  return { from, chances };
};

/** Sum of a Poisson number of amounts, each drawn by its share (Panjer's recursion). */
export const compoundPoisson = (
  count: number,
  amounts: readonly (readonly [amount: number, share: number])[],
  from: number,
): Series => {
  if (count < NEGLIGIBLE) return certain(from);
  const mean = count * amounts.reduce((sum, [amount, share]) => sum + amount * share, 0);
  const chances = [Math.exp(-count)];
  let total = chances[0] as number;
  for (let value = 1; value < mean || total < 1 - 1e-7; value += 1) {
    let sum = 0;
    for (const [amount, share] of amounts) {
      if (amount <= value) sum += amount * share * (chances[value - amount] as number);
    }
    chances.push((count * sum) / value);
    total += chances[value] as number;
  }
  return normalised(from, chances);
};

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17, within 1e-7). */
export const normalBelow = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = 0.3989422804 * Math.exp((-z * z) / 2) * poly;
  return z > 0 ? 1 - tail : tail;
};

/** Normal distribution rounded to integers; `least` is a lower bound, such as the points already scored. */
export const normal = (mean: number, deviation: number, least = Number.NEGATIVE_INFINITY): Series => {
  if (deviation < 0.05) return certain(Math.max(Math.round(mean), least));
  const from = Math.max(Math.floor(mean - 4.5 * deviation), least);
  const to = Math.max(Math.ceil(mean + 4.5 * deviation), from);
  const chances: number[] = [];
  let below = normalBelow((from - 0.5 - mean) / deviation);
  for (let value = from; value <= to; value += 1) {
    const next = normalBelow((value + 0.5 - mean) / deviation);
    chances.push(next - below);
    below = next;
  }
  return normalised(from, chances);
};

export const sumOf = (a: Series, b: Series): Series => {
  const chances = new Array<number>(a.chances.length + b.chances.length - 1).fill(0);
  for (let i = 0; i < a.chances.length; i += 1) {
    for (let j = 0; j < b.chances.length; j += 1) {
      chances[i + j] = (chances[i + j] as number) + (a.chances[i] as number) * (b.chances[j] as number);
    }
  }
  return { from: a.from + b.from, chances };
};

export const negated = (series: Series): Series => ({
  from: -(series.from + series.chances.length - 1),
  chances: [...series.chances].reverse(),
});

export const differenceOf = (a: Series, b: Series): Series => sumOf(a, negated(b));

/** Chances by value; cases with the same value are added up. */
export const fromCases = (cases: Iterable<readonly [value: number, chance: number]>): Series => {
  const listed = [...cases];
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const [value] of listed) {
    if (value < from) from = value;
    if (value > to) to = value;
  }
  const chances = new Array<number>(to - from + 1).fill(0);
  for (const [value, chance] of listed) chances[value - from] = (chances[value - from] as number) + chance;
  return normalised(from, chances);
};

export const pairsOf = (cases: Iterable<readonly [x: number, y: number, chance: number]>): Joint => {
  const x: number[] = [];
  const y: number[] = [];
  const chances: number[] = [];
  for (const [left, right, chance] of cases) {
    x.push(left);
    y.push(right);
    chances.push(chance);
  }
  return { x, y, chances };
};

export const independent = (a: Series, b: Series): Joint => {
  const x: number[] = [];
  const y: number[] = [];
  const chances: number[] = [];
  for (let i = 0; i < a.chances.length; i += 1) {
    for (let j = 0; j < b.chances.length; j += 1) {
      const chance = (a.chances[i] as number) * (b.chances[j] as number);
      if (chance < NEGLIGIBLE) continue;
      x.push(a.from + i);
      y.push(b.from + j);
      chances.push(chance);
    }
  }
  return { x, y, chances };
};

export const chanceThat = (series: Series, holds: (value: number) => boolean): number =>
  series.chances.reduce((sum, chance, index) => (holds(series.from + index) ? sum + chance : sum), 0);

export const meanOf = (series: Series): number =>
  series.chances.reduce((sum, chance, index) => sum + chance * (series.from + index), 0);
