import type { Scopes } from "@touchline/betting";
import {
  chanceThat,
  compoundPoisson,
  differenceOf,
  fromCases,
  independent,
  normal,
  type Series,
  sumOf,
} from "../chance/distribution.ts";
import type { Readings } from "../market/outlook.ts";
import { type PartOutlook, sumParts } from "./part-outlook.ts";

export interface Overtime {
  readonly total: number;
  readonly margins: readonly number[];
}

export interface PointRules {
  /** Points per score, with shares that add up to 1. */
  readonly amounts: readonly (readonly [amount: number, share: number])[];
  /** Variance per expected point. */
  readonly variance: number;
  /** Points of both sides in overtime, and its possible margins. Null where a match may end level. */
  readonly overtime: Overtime | null;
}

/** Below this expected number of scores the exact distribution is computed; above it the normal one is close enough. */
const FEW_SCORES = 7;

const scopeSeries = (part: PartOutlook, rules: PointRules) => {
  const average = rules.amounts.reduce((sum, [amount, share]) => sum + amount * share, 0);
  const few = Math.max(part.ahead.home, part.ahead.away) / average < FEW_SCORES;
  return few ? countedSeries(part, rules.amounts, average) : bellSeries(part, rules.variance);
};

const countedSeries = ({ done, ahead }: PartOutlook, amounts: PointRules["amounts"], average: number) => {
  const home = () => compoundPoisson(ahead.home / average, amounts, done.home);
  const away = () => compoundPoisson(ahead.away / average, amounts, done.away);
  return { home, away, total: () => sumOf(home(), away()), margin: () => differenceOf(home(), away()) };
};

const bellSeries = ({ done, ahead }: PartOutlook, variance: number) => {
  const deviation = Math.sqrt(variance * (ahead.home + ahead.away));
  const points = done.home + done.away;
  return {
    home: () => normal(done.home + ahead.home, Math.sqrt(variance * ahead.home), done.home),
    away: () => normal(done.away + ahead.away, Math.sqrt(variance * ahead.away), done.away),
    total: () => normal(points + ahead.home + ahead.away, deviation, points),
    margin: () => normal(done.home + ahead.home - done.away - ahead.away, deviation),
  };
};

/** For points in many small scores: close to normal. Margin and total are treated as independent. */
export const pointReadings = (
  counter: string,
  parts: readonly PartOutlook[],
  scopes: Scopes,
  rules: PointRules,
): Readings =>
  Object.fromEntries(
    Object.entries(scopes).flatMap(([scope, indexes]) => {
      const series = scopeSeries(sumParts(indexes.flatMap((index) => parts[index] ?? [])), rules);
      const entries = Object.entries(series).map(([reading, read]) => [`${counter}.${scope}.${reading}`, read]);
      return [...entries, [`${counter}.${scope}.shape`, () => shapeOf(series.margin(), series.total())]];
    }),
  );

/** Sign of the margin together with the total. */
const shapeOf = (margin: Series, total: Series) =>
  independent(fromCases(margin.chances.map((chance, index) => [Math.sign(margin.from + index), chance])), total);

const levelChance = (margin: Series): number => chanceThat(margin, (value) => value === 0);

function* withOvertimeMargin(margin: Series, margins: readonly number[], homeEdge: number) {
  const level = levelChance(margin);
  for (const [index, chance] of margin.chances.entries()) {
    if (margin.from + index !== 0) yield [margin.from + index, chance] as const;
  }
  if (level === 0) return;
  for (const by of margins) {
    yield [by, (level * homeEdge) / margins.length] as const;
    yield [-by, (level * (1 - homeEdge)) / margins.length] as const;
  }
}

/** Points that overtime adds to each side. The total is one higher where its parity does not fit the margin. */
export function* overtimeScores({ total, margins }: Overtime, homeEdge: number) {
  for (const margin of margins) {
    const points = total + ((total + margin) % 2);
    const more = (points + margin) / 2;
    yield { home: more, away: points - more, chance: homeEdge / margins.length };
    yield { home: points - more, away: more, chance: (1 - homeEdge) / margins.length };
  }
}

type Additions = readonly (readonly [points: number, chance: number])[];

/** One side's points, plus overtime where the other side has the same number. */
function* withOvertimeSide(own: Series, other: Series, added: Additions) {
  for (const [index, chance] of own.chances.entries()) {
    const points = own.from + index;
    const level = other.chances[points - other.from] ?? 0;
    yield [points, chance * (1 - level)] as const;
    if (level > 0) for (const [more, share] of added) yield [points + more, chance * level * share] as const;
  }
}

/** Total points, plus overtime for level scores. */
function* withOvertimeTotal(total: Series, home: Series, away: Series, added: Additions) {
  for (const [index, chance] of total.chances.entries()) {
    const points = total.from + index;
    const level = (home.chances[points / 2 - home.from] ?? 0) * (away.chances[points / 2 - away.from] ?? 0);
    yield [points, Math.max(0, chance - level)] as const;
    if (level > 0) for (const [more, share] of added) yield [points + more, level * share] as const;
  }
}

/** The points including overtime, as `all`, and the winner; without a further overtime, as `parts`. */
export const overtimeReadings = (
  counter: string,
  parts: readonly PartOutlook[],
  rules: PointRules,
  homeEdge: number,
): Readings => {
  const { overtime } = rules;
  const series = scopeSeries(sumParts(parts), rules);
  if (!overtime) return {};
  const scores = [...overtimeScores(overtime, homeEdge)];
  const side = (own: "home" | "away", other: "home" | "away") => () =>
    fromCases(
      withOvertimeSide(
        series[own](),
        series[other](),
        scores.map((score) => [score[own], score.chance] as const),
      ),
    );
  const margin = () => fromCases(withOvertimeMargin(series.margin(), overtime.margins, homeEdge));
  const total = () =>
    fromCases(
      withOvertimeTotal(
        series.total(),
        series.home(),
        series.away(),
        scores.map(({ home, away, chance }) => [home + away, chance] as const),
      ),
    );
  return {
    [`${counter}.parts.home`]: series.home,
    [`${counter}.parts.away`]: series.away,
    [`${counter}.all.home`]: side("home", "away"),
    [`${counter}.all.away`]: side("away", "home"),
    [`${counter}.all.total`]: total,
    [`${counter}.all.margin`]: margin,
    [`${counter}.all.shape`]: () => shapeOf(margin(), total()),
    winner: () => fromCases([1, 2].map((side) => [side, chanceThat(margin(), (by) => by > 0 === (side === 1))])),
  };
};
