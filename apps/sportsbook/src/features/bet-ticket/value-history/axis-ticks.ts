import { formatDate } from "../../../i18n/dates.ts";
import { message } from "../../../i18n/message.ts";
import type { HistoryView } from "./history-view.ts";

export interface AxisTick {
  readonly at: number;
  readonly text: string;
}

const MINUTES = [0, 15, 30, 60, 75, 90, 105, 120];
const MINUTE = 60_000;
/** Between two times of day on the axis, the shortest first. */
const STEPS = [1, 5, 15, 30, 60, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE);
const MOST_TIMES = 6;

const timesOfDay = ({ span: { from, to } }: HistoryView): AxisTick[] => {
  const step = STEPS.find((one) => (to - from) / one <= MOST_TIMES) ?? to - from;
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step).map((at) => ({
    at,
    text: formatDate("HH:mm", at),
  }));
};

const minutes = ({ clock, moments, span }: HistoryView): AxisTick[] => {
  const played = MINUTES.map((minute) => ({ at: clock.timeOf(minute), text: `${minute}′` }));
  const half = moments.find(({ status }) => status === "HT");
  return [...played, { at: half?.at ?? null, text: message("play.halfTime") }]
    .flatMap(({ at, text }) => (at === null ? [] : [{ at, text }]))
    .filter(({ at }) => span.from <= at && at <= span.to)
    .toSorted((one, other) => one.at - other.at);
};

/** Minutes of the match, or times of day. */
export const axisTicks = (view: HistoryView): AxisTick[] => {
  const ofMatch = view.range === "match" ? minutes(view) : [];
  return ofMatch.length > 0 ? ofMatch : timesOfDay(view);
};
