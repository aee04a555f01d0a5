import type { Pair, ResultFacts } from "@touchline/protocol";
import type { Scopes } from "./market-rule.ts";

/** What a reading came out at; y is 0 where it is one number. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** All that the facts leave possible: one point once it is certain. Null where the reading has no meaning. */
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
  /** Who is ahead, with the total. */
  shape: ({ home, away }) => ({ x: Math.sign(home - away), y: home + away }),
};

export const aspectOf = (name = "pair"): Aspect => {
  const aspect = ASPECTS[name];
  if (!aspect) throw new Error(`there is no ${name} of a count`);
  return aspect;
};

/** A count so far, and whether more might have come to it. */
export interface Count {
  readonly so: Pair;
  readonly open: boolean;
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, more) => more);

/**
 * What a side could have added to a count that was broken off: anything that most sports bring, and far more than any brings. A
 * verdict on what lies in between, an innings of runs, is that of one of them.
 */
const FURTHER: readonly number[] = [...upTo(110), 1_000, 1_001];

/** Every way a broken-off count could have gone on; as it is asked for, since most questions end with the first few. */
function* further({ home, away }: Pair, aspect: Aspect, additions: readonly number[]): Iterable<Point> {
  for (const more of additions) {
    for (const others of additions) yield aspect({ home: home + more, away: away + others });
  }
}

/** `most` is what a side could add at most, where that is known. */
export const pointsOf = ({ so, open }: Count, aspect: Aspect, most?: number): Iterable<Point> =>
  open ? further(so, aspect, most === undefined ? FURTHER : upTo(most)) : [aspect(so)];

/** Of the parts of a scope, or of all. In a plain loop: a page reads thousands of thinkable results at once. */
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

/** What was counted in the parts of a scope. Without one it is the whole match, overtime included. */
export const countIn = (facts: ResultFacts, counter: Counter, scope: readonly number[] | undefined): Count => ({
  so: sumPairs(facts[counter], scope),
  open: !facts.final && (scope?.some((part) => part >= facts.partsPlayed) ?? true),
});

/** `goals.p1.margin`, `corners.all.total`, `points.q3`. */
export const readCount =
  (counter: Counter) =>
  ([scope = "all", name]: readonly string[], scopes: Scopes): Reader => {
    const aspect = aspectOf(name);
    return (facts) => pointsOf(countIn(facts, counter, scopes[scope]), aspect);
  };
