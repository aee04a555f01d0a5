import { startOfDay } from "./format-time.ts";
import type { Span } from "./preview-state.ts";

/** The stretch of time that the schedule shows. */
export interface SpanOfTime {
  readonly from: number;
  readonly to: number;
}

const DAYS: Readonly<Record<Span, number>> = { weeks: 14, month: 35 };

const daysSinceMonday = (time: number): number => (new Date(time).getDay() + 6) % 7;

/** So much of what came before is in sight. */
const DAYS_BEFORE = 2;

/** Whole weeks, the first of which holds the moment, or begins shortly before it. */
export const spanAround = (time: number, span: Span): SpanOfTime => {
  const monday = -DAYS_BEFORE - daysSinceMonday(startOfDay(time, -DAYS_BEFORE));
  return { from: startOfDay(time, monday), to: startOfDay(time, monday + DAYS[span]) };
};

export const isWithin = ({ from, to }: SpanOfTime, time: number): boolean => from <= time && time < to;

export const daysIn = ({ from, to }: SpanOfTime): number[] => {
  const days: number[] = [];
  for (let day = from; day < to; day = startOfDay(day, 1)) days.push(day);
  return days;
};

/** How much of the span is gone at a moment, from 0 to 1. */
export const shareOf = ({ from, to }: SpanOfTime, time: number): number =>
  Math.min(1, Math.max(0, (time - from) / (to - from)));

const STEP = 15 * 60_000;

/** The moment at a share of the span, as precise as a hand is. */
export const timeAt = (span: SpanOfTime, share: number): number => {
  const { from, to } = span;
  const time = from + Math.min(1, Math.max(0, share)) * (to - from);
  return Math.min(to - STEP, Math.round(time / STEP) * STEP);
};

const HOUR = 4 * STEP;
const DAY = 24 * HOUR;

/** What a key moves the moment by. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowRight: STEP,
  ArrowDown: -HOUR,
  ArrowUp: HOUR,
  PageDown: -DAY,
  PageUp: DAY,
};

/** Null where the key means nothing. */
export const timeByKey = (key: string, time: number, { from, to }: SpanOfTime): number | null => {
  if (key === "Home") return from;
  if (key === "End") return to - STEP;
  const step = KEY_STEPS[key];
  return step === undefined ? null : time + step;
};
