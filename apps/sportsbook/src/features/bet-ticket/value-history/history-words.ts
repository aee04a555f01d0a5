import { type Amount, CASHOUT_CODES } from "@touchline/betting";
import type { WriteMoney } from "../../../data/tickets/tickets-context.ts";
import { message } from "../../../i18n/message.ts";
import { extremesOf, type HistoryPoint, type Lock } from "./history-points.ts";
import type { HistoryView } from "./history-view.ts";

const isReason = (name: string): name is keyof typeof CASHOUT_CODES => Object.hasOwn(CASHOUT_CODES, name);

/** Short reason of a lock; an unknown code has a general text. */
export const reasonText = (code: number | null): string => {
  const name = Object.keys(CASHOUT_CODES)
    .filter(isReason)
    .find((candidate) => CASHOUT_CODES[candidate] === code);
  return message(`valueHistory.reason.${name ?? "unknown"}`);
};

const SECOND = 1000;

/** `2:12`, minutes and seconds. */
export const lengthText = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Difference to the stake, in neutral words. */
export const differenceText = (value: Amount, stake: Amount, money: WriteMoney): string => {
  if (value === stake) return message("valueHistory.atStake");
  return value > stake
    ? message("valueHistory.overStake", { amount: money(value - stake) })
    : message("valueHistory.underStake", { amount: money(stake - value) });
};

export interface PointWords {
  /** The value as text. */
  readonly value: string;
  /** Time and score. */
  readonly when: string;
  /** Difference to the stake, or why there was no value. */
  readonly note: string;
}

export const pointWords = (point: HistoryPoint, view: HistoryView, stake: Amount, money: WriteMoney): PointWords => {
  const { at, value, code } = point;
  return {
    value: value === null ? message("valueHistory.isLocked") : money(value),
    when: [view.timeText(at), view.scoreText(at)].filter(Boolean).join(", "),
    note: value === null ? reasonText(code) : differenceText(value, stake, money),
  };
};

export const lockedText = (locks: readonly Lock[]): string => message("valueHistory.locked", { count: locks.length });

/** Text alternative of the drawing. */
export const summaryText = (view: HistoryView, locks: readonly Lock[], isOpen: boolean, money: WriteMoney): string => {
  const extremes = extremesOf(view.points);
  if (!extremes) return lockedText(locks);
  const { first, highest, lowest, last } = extremes;
  const values = message("valueHistory.summary", {
    first: money(first.value),
    highest: money(highest.value),
    highestAt: view.timeText(highest.at),
    lowest: money(lowest.value),
    lowestAt: view.timeText(lowest.at),
  });
  const end = message(isOpen ? "valueHistory.summaryNow" : "valueHistory.summaryLast", { amount: money(last.value) });
  return `${values} ${end} ${lockedText(locks)}.`;
};
