import type { Amount } from "@touchline/betting";
import { scaleLinear } from "d3-scale";

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Round steps. */
const STEPS = [1n, 2n, 4n, 5n] as const;
const ROWS = 4n;
/** A tenth of free space above the highest value. */
const AIR = { top: 11n, bottom: 10n } as const;

/** Round amounts from zero to the maximum. */
export const amountTicks = (most: Amount): Amount[] => {
  let power = 1n;
  while (power * 10n * ROWS < most) power *= 10n;
  const step = (STEPS.find((one) => one * power * ROWS >= most) ?? 10n) * power;
  return Array.from({ length: Number(most / step) + 1 }, (_, index) => BigInt(index) * step);
};

/** Maps times and amounts to positions. The drawing starts at the left in every language. */
export const createScale = ({ from, to }: Span, most: Amount, box: Box) => {
  const left = box.left;
  const right = box.width - box.right;
  const base = box.height - box.bottom;
  const top = most > 0n ? (most * AIR.top) / AIR.bottom : 1n;
  const times = scaleLinear([from, Math.max(from + 1, to)], [left, right]).clamp(true);
  const amounts = scaleLinear([0, Number(top)], [base, box.top]);
  return {
    ...{ left, right, base, top: box.top },
    x: (at: number): number => times(at),
    y: (amount: Amount): number => amounts(Number(amount)),
    /** The time at a position. */
    at: (x: number): number => times.invert(x),
  };
};

export type Scale = ReturnType<typeof createScale>;

/** Texts beside lines, moved down where they would overlap, and up again from the lowest place. */
export const spread = (places: readonly number[], gap: number, lowest = Number.POSITIVE_INFINITY): number[] => {
  const order = places.map((y, index) => ({ y, index })).toSorted((one, other) => one.y - other.y);
  const spaced: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    end = Math.max(y, end + gap);
    spaced[index] = end;
  }
  let limit = lowest;
  for (const { index } of order.toReversed()) {
    spaced[index] = Math.min(spaced[index] as number, limit);
    limit = (spaced[index] as number) - gap;
  }
  return spaced;
};

/** The items of a row that fit after the last one kept. */
export const withRoom = <Thing>(things: readonly Thing[], xOf: (thing: Thing) => number, gap: number): Thing[] => {
  const kept: Thing[] = [];
  for (const thing of things) {
    const before = kept.at(-1);
    if (before === undefined || xOf(thing) - xOf(before) >= gap) kept.push(thing);
  }
  return kept;
};
