import type { Scopes } from "@touchline/betting";
import {
  certain,
  differenceOf,
  fromCases,
  independent,
  type Joint,
  pairsOf,
  poisson,
  type Series,
} from "../chance/distribution.ts";
import type { Readings } from "../market/outlook.ts";
import { type Scorer, sideNumber } from "./frame.ts";
import { type PartOutlook, sumParts } from "./part-outlook.ts";

/** For goals, corners, runs: each side's remaining count is Poisson, so that parts add up exactly to the whole. */
export const countReadings = (counter: string, parts: readonly PartOutlook[], scopes: Scopes): Readings => {
  const readings: Readings = {};
  for (const [scope, indexes] of Object.entries(scopes)) {
    const { done, ahead } = sumParts(indexes.flatMap((index) => parts[index] ?? []));
    const name = `${counter}.${scope}`;
    const home = () => poisson(ahead.home, done.home);
    const away = () => poisson(ahead.away, done.away);
    readings[name] = () => independent(home(), away());
    readings[`${name}.home`] = home;
    readings[`${name}.away`] = away;
    readings[`${name}.total`] = () => poisson(ahead.home + ahead.away, done.home + done.away);
    readings[`${name}.margin`] = () => differenceOf(home(), away());
  }
  return readings;
};

/** The home side bats last unless it is ahead, and stops as soon as it is ahead. */
export const withLastAtBat = (score: Joint, more: Series): Joint =>
  pairsOf(
    score.chances.flatMap((chance, index) => {
      const x = score.x[index] as number;
      const y = score.y[index] as number;
      if (x > y) return [[x, y, chance] as const];
      return more.chances.map((one, added) => [Math.min(x + more.from + added, y + 1), y, chance * one] as const);
    }),
  );

/** A level match continues until one side scores once more. */
const withDecider = (score: Joint, homeEdge: number): Joint =>
  pairsOf(
    score.chances.flatMap((chance, index): (readonly [number, number, number])[] => {
      const x = score.x[index] as number;
      const y = score.y[index] as number;
      if (x !== y) return [[x, y, chance]];
      return [
        [x + 1, y, chance * homeEdge],
        [x, y + 1, chance * (1 - homeEdge)],
      ];
    }),
  );

const cases = (score: Joint, value: (x: number, y: number) => number) =>
  score.chances.map((chance, index) => [value(score.x[index] as number, score.y[index] as number), chance] as const);

/** The counts including the decider, as `all`, and the winner. */
export const decidedReadings = (counter: string, regular: () => Joint, homeEdge: number): Readings => {
  let known: Joint | undefined;
  const score = (): Joint => (known ??= withDecider(regular(), homeEdge));
  return {
    [`${counter}.all`]: score,
    [`${counter}.all.home`]: () => fromCases(cases(score(), (x) => x)),
    [`${counter}.all.away`]: () => fromCases(cases(score(), (_x, y) => y)),
    [`${counter}.all.total`]: () => fromCases(cases(score(), (x, y) => x + y)),
    [`${counter}.all.margin`]: () => fromCases(cases(score(), (x, y) => x - y)),
    winner: () => fromCases(cases(score(), (x, y) => (x > y ? 1 : 2))),
  };
};

/** Who scores next: the first of two Poisson processes, unless time runs out. 1 home, 2 away, 0 nobody. */
const nextReading = ({ ahead }: PartOutlook): Series => {
  const rate = ahead.home + ahead.away;
  if (rate === 0) return certain(0);
  const some = 1 - Math.exp(-rate);
  return fromCases([
    [0, 1 - some],
    [1, (some * ahead.home) / rate],
    [2, (some * ahead.away) / rate],
  ]);
};

/** Backwards in time the last goal is like the next one; without a further goal it is the last that was scored. */
const lastReading = (next: Series, last: Series): Series => {
  const chanceOf = (side: number): number => next.chances[side - next.from] ?? 0;
  return fromCases([
    [last.from, chanceOf(0)],
    [1, chanceOf(1)],
    [2, chanceOf(2)],
  ]);
};

/** Who scored each goal, who will score the next, and who the last. */
export const goalReadings = (scorers: readonly Scorer[], left: PartOutlook): Readings => {
  const done = scorers.map(({ side }) => certain(sideNumber(side)));
  const next = nextReading(left);
  const readings: Readings = { "goal.last": () => lastReading(next, done.at(-1) ?? certain(0)) };
  for (const [index, series] of [...done, next].entries()) readings[`goal.${index + 1}`] = () => series;
  return readings;
};

export const openGoal = (scorers: readonly Scorer[]) => ({ goal: [{ goal: `${scorers.length + 1}` }] });
