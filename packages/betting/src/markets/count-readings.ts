import type { Pair, ResultFacts } from "@touchline/protocol";
import type { Scopes } from "./market-rule.ts";

/** A value of a reading; y is 0 where it is a single number. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** All values that the facts leave possible: exactly one once it is decided. Null where the reading does not exist. */
export type Reader = (facts: ResultFacts) => Iterable<Point> | null;

const number = (x: number): Point => ({ x, y: 0 });
export const numbers = (...values: readonly number[]): readonly Point[] => values.map(number);

/** Home is 1 and away is 2 in every reading. */
export const winnerOf = ({ home, away }: Pair): 1 | 2 => (home > away ? 1 : 2);

type Aspect = (count: Pair) => Point;

const ASPECTS: Readonly<Record<string, Aspect>> = {
  pair: ({ home, away }) => ({ x: home, y: away }),
  home: ({ home }) => number(home),
  away: ({ away }) => number(away),
  total: ({ home, away }) => number(home + away),
  margin: ({ home, away }) => number(home - away),
  winner: (count) => number(winnerOf(count)),
  /** Sign of the margin together with the total. */
  shape: ({ home, away }) => ({ x: Math.sign(home - away), y: home + away }),
};

export const aspectOf = (name = "pair"): Aspect => {
  const aspect = ASPECTS[name];
  if (!aspect) throw new Error(`unknown aspect of a count: ${name}`);
  return aspect;
};

/** A count so far; `open` while more may be added. */
export interface Count {
  readonly so: Pair;
  readonly open: boolean;
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, more) => more);

/**
 * What a side could have added to the count of an abandoned match: every number that is common in a sport, and some far larger ones. For
 * numbers in between the verdict is the same as for one of these.
 */
const FURTHER: readonly number[] = [...upTo(110), 1_000, 1_001];

/** Those far apart first: where the verdict is open, two of them disagree. */
const waysOf = (additions: readonly number[]): readonly Pair[] => {
  const apart = [0, additions.at(-1) ?? 0, additions.at(-2) ?? 0, 1, 2];
  const all = (numbers: readonly number[]): Pair[] =>
    numbers.flatMap((home) => numbers.map((away) => ({ home, away })));
  return [...all(apart), ...all(additions)];
};

/** Additions that differ in the aspect. Only for aspects that are sums: the same addition moves each count by the same amount. */
const distinct = (ways: readonly Pair[], aspect: Aspect): readonly Pair[] => [
  ...new Map(ways.map((way) => [aspect(way).x, way])).values(),
];

const WAYS = waysOf(FURTHER);
const SUMS = new Map(
  ["home", "away", "total", "margin"].map((name) => {
    const aspect = ASPECTS[name] as Aspect;
    return [aspect, distinct(WAYS, aspect)] as const;
  }),
);

const limited = new Map<number, readonly Pair[]>();
/** Kept, because thousands of results are read at once. */
const waysUpTo = (most: number): readonly Pair[] => {
  const ways = limited.get(most) ?? waysOf(upTo(most));
  limited.set(most, ways);
  return ways;
};

/** Every way a count that is not final could continue. A generator, because most callers stop after the first few. */
function* further({ home, away }: Pair, aspect: Aspect, ways: readonly Pair[]): Iterable<Point> {
  for (const more of ways) yield aspect({ home: home + more.home, away: away + more.away });
}

/** `most` is the maximum that a side could add, where it is known. */
export const pointsOf = ({ so, open }: Count, aspect: Aspect, most?: number): Iterable<Point> =>
  open ? further(so, aspect, most === undefined ? (SUMS.get(aspect) ?? WAYS) : waysUpTo(most)) : [aspect(so)];

/** Sum over the parts of a scope, or over all. A plain loop because thousands of results are read at once. */
export const sumPairs = (pairs: readonly Pair[], scope?: readonly number[]): Pair => {
  let home = 0;
  let away = 0;
  for (let index = 0; index < (scope ?? pairs).length; index += 1) {
    const pair = pairs[scope ? (scope[index] as number) : index];
    home += pair?.home ?? 0;
    away += pair?.away ?? 0;
  }
  return { home, away };
};

type Counter = "parts" | "corners" | "cards";

/** Count over the parts of a scope; without a scope over the whole match including overtime. */
export const countIn = (facts: ResultFacts, counter: Counter, scope: readonly number[] | undefined): Count => ({
  so: sumPairs(facts[counter], scope),
  open: !facts.final && (scope?.some((part) => part >= facts.partsPlayed) ?? true),
});

/** Readings like `goals.p1.margin`, `corners.all.total`, `points.q3`. */
export const readCount =
  (counter: Counter) =>
  ([scope = "all", name]: readonly string[], scopes: Scopes): Reader => {
    const aspect = aspectOf(name);
    return (facts) => pointsOf(countIn(facts, counter, scopes[scope]), aspect);
  };
