import type { Pair, ResultFacts } from "@touchline/protocol";
import type { Scopes } from "./market-rule.ts";

/** Of a value of a reading; y is 0 where it is a single number. */
export type Predicate = (x: number, y: number) => boolean;

/** All values that the facts leave possible: exactly one once it is decided. */
export interface Values {
  /** As of an array: it stops at the first value for which the predicate does not hold. */
  readonly every: (holds: Predicate) => boolean;
}

/** Null where the reading does not exist. */
export type Reader = (facts: ResultFacts) => Values | null;

export const numbers = (...values: readonly number[]): Values => ({
  every: (holds) => values.every((x) => holds(x, 0)),
});

/** Home is 1 and away is 2 in every reading. */
const sideAhead = (home: number, away: number): 1 | 2 => (home > away ? 1 : 2);
export const winnerOf = ({ home, away }: Pair): 1 | 2 => sideAhead(home, away);

/** Whether a predicate holds for what is read from a count. Nothing is allocated: an open count may continue in thousands of ways. */
type Aspect = (home: number, away: number, holds: Predicate) => boolean;

const ASPECTS: Readonly<Record<string, Aspect>> = {
  pair: (home, away, holds) => holds(home, away),
  home: (home, _, holds) => holds(home, 0),
  away: (_, away, holds) => holds(away, 0),
  total: (home, away, holds) => holds(home + away, 0),
  margin: (home, away, holds) => holds(home - away, 0),
  winner: (home, away, holds) => holds(sideAhead(home, away), 0),
  /** Sign of the margin together with the total. */
  shape: (home, away, holds) => holds(Math.sign(home - away), home + away),
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
const distinct = (ways: readonly Pair[], aspect: Aspect): readonly Pair[] => {
  const bySum = new Map<number, Pair>();
  for (const way of ways)
    aspect(way.home, way.away, (sum) => {
      bySum.set(sum, way);
      return true;
    });
  return [...bySum.values()];
};

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

/** An aspect of a count: in every way that it could continue, if it is open. `most` is the maximum that a side could add, where it is known. */
export const valuesOf = ({ so, open }: Count, aspect: Aspect, most?: number): Values => {
  if (!open) return { every: (holds) => aspect(so.home, so.away, holds) };
  const ways = most === undefined ? (SUMS.get(aspect) ?? WAYS) : waysUpTo(most);
  return { every: (holds) => ways.every((more) => aspect(so.home + more.home, so.away + more.away, holds)) };
};

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
    return (facts) => valuesOf(countIn(facts, counter, scopes[scope]), aspect);
  };
