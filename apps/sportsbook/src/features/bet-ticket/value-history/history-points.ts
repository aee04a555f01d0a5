import { type Amount, parseAmount } from "@touchline/betting";
import type { ValueHistory } from "@touchline/protocol";

export interface HistoryPoint {
  readonly at: number;
  /** Null while cash-out was locked. */
  readonly value: Amount | null;
  readonly code: number | null;
}

export interface ValuedPoint extends HistoryPoint {
  readonly value: Amount;
}

export const isValued = (point: HistoryPoint): point is ValuedPoint => point.value !== null;

/** In milliseconds: at most one point is drawn per step. */
const STEP = 5000;

/** The last value of each step, and its last lock. */
const thin = (points: readonly HistoryPoint[]): HistoryPoint[] => {
  const kept = new Map<string, HistoryPoint>();
  for (const point of points) kept.set(`${Math.floor(point.at / STEP)} ${point.value === null}`, point);
  return [...kept.values()].toSorted((left, right) => left.at - right.at);
};

export const pointsOf = ({ points, currency }: ValueHistory): HistoryPoint[] =>
  thin(
    points.map(({ at, value, codes }) => ({
      at,
      value: value === null ? null : parseAmount(value, currency),
      code: codes[0] ?? null,
    })),
  );

export interface Lock {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly code: number | null;
  /** The recording ends here. */
  readonly last: boolean;
}

/** Spans without a value, one for each reason. A span lasts until the next point with another state. */
export const locksOf = (points: readonly HistoryPoint[]): Lock[] => {
  const locks: Omit<Lock, "number">[] = [];
  points.forEach(({ at, value, code }, index) => {
    if (value !== null) return;
    const next = points[index + 1];
    const to = next?.at ?? at;
    const before = points[index - 1];
    const open = before && !isValued(before) && before.code === code ? locks.pop() : undefined;
    locks.push({ from: open?.from ?? at, to, code, last: next === undefined });
  });
  return locks.map((lock, index) => ({ ...lock, number: index + 1 }));
};

export interface Extremes {
  readonly first: ValuedPoint;
  readonly highest: ValuedPoint;
  readonly lowest: ValuedPoint;
  readonly last: ValuedPoint;
}

/** Null if there never was a value. */
export const extremesOf = (points: readonly HistoryPoint[]): Extremes | null => {
  const [first, ...others] = points.filter(isValued);
  if (!first) return null;
  return {
    first,
    highest: others.reduce((best, point) => (point.value > best.value ? point : best), first),
    lowest: others.reduce((best, point) => (point.value < best.value ? point : best), first),
    last: others.at(-1) ?? first,
  };
};
