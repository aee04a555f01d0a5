import type { AcceptanceRecord } from "@touchline/protocol";
import { scaleLinear } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import { spread } from "../value-history/scale.ts";
import { floorOf, type Move, moveOf, totalsOf } from "./record-facts.ts";

export const WIDTH = 350;
export const HEIGHT = 118;
/** The axis. */
export const START = 34;
export const END = 340;
const LEFT = 52;
const RIGHT = 322;
const HIGHEST = 28;
const LOWEST = 70;
const LABEL_GAP = 14;
const SECOND = 1000;
/** Maximum number of ticks. */
const MOST_SECONDS = 15;

export interface Step {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly total: number;
  /** Against the price of the tap. */
  readonly move: Move | null;
}

interface Label {
  readonly total: number;
  readonly y: number;
}

export interface StepChart {
  readonly steps: readonly Step[];
  readonly path: string;
  readonly labels: readonly Label[];
  /** Null where no price is protected. */
  readonly floor: number | null;
  /** The live delay; null where there was none. */
  readonly delay: { readonly from: number; readonly to: number } | null;
  /** Whole seconds. */
  readonly seconds: readonly number[];
}

const pathOf = (steps: readonly Step[]): string => {
  const starts = steps.map(({ from, y }): [number, number] => [from, y]);
  const ends = steps.slice(-1).map(({ to, y }): [number, number] => [to, y]);
  return line().curve(curveStepAfter).digits(1)([...starts, ...ends]) ?? "";
};

/** The odds of the bet from its receipt to the answer, as steps. Null where they are not known, or there is no answer yet. */
export const stepChart = (record: AcceptanceRecord): StepChart | null => {
  const { receivedAt, takenAt, dueAt, delayMs, decidedAt, tappedOdds } = record;
  const totals = totalsOf(record);
  if (totals.length === 0 || decidedAt === null) return null;
  const time = Math.max(1, decidedAt - receivedAt);
  const x = scaleLinear([receivedAt, receivedAt + time], [LEFT, RIGHT]).clamp(true);
  const odds = totals.map(({ total }) => total);
  // Of a single price the scale gives the middle.
  const y = scaleLinear([Math.min(...odds), Math.max(...odds)], [LOWEST, HIGHEST]);
  const steps = totals.map(({ at, total }, index): Step => {
    const to = x(totals[index + 1]?.at ?? decidedAt);
    return { from: x(at), to, y: y(total), total, move: moveOf(tappedOdds, total) };
  });
  const floor = floorOf(record);
  const distinct = [...new Set(odds)];
  const spaced = spread(
    distinct.map((total) => y(total)),
    LABEL_GAP,
  );
  const count = Math.floor(time / SECOND);
  return {
    steps,
    path: pathOf(steps),
    labels: distinct.map((total, index) => ({ total, y: spaced[index] as number })),
    floor: floor === null ? null : y(floor),
    delay: delayMs > 0 ? { from: x(takenAt), to: x(dueAt) } : null,
    seconds:
      count > MOST_SECONDS ? [] : Array.from({ length: count + 1 }, (_, index) => x(receivedAt + index * SECOND)),
  };
};

/** Estimated width of a letter on the axis and minimum gap between texts, in pixels. */
const LETTER = 6.4;
const BETWEEN = 8;

/** Position of a text between two others below the axis; null if it does not fit. */
export const placeBetween = (first: string, text: string, last: string): number | null => {
  const from = START + first.length * LETTER + BETWEEN;
  const to = END - last.length * LETTER - BETWEEN;
  return to - from < text.length * LETTER ? null : (from + to) / 2;
};
