import type { Amount } from "@touchline/betting";
import { formatDate } from "../../../i18n/dates.ts";
import { scoreText } from "../../../i18n/event-words.ts";
import { message } from "../../../i18n/message.ts";
import type { HistoryView } from "./history-view.ts";
import { goalsOf } from "./match-clock.ts";
import styles from "./plot.module.css";
import { type Scale, withRoom } from "./scale.ts";

interface AxisTick {
  readonly at: number;
  readonly text: string;
}

const MINUTES = [0, 15, 30, 60, 75, 90, 105, 120];
const MINUTE = 60_000;
/** Possible distances between two times on the axis, the shortest first. */
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

/** Below the axis. */
const SCORES_BELOW = 17;
const TICKS_BELOW = 32;

interface AxisProps {
  readonly view: HistoryView;
  readonly scale: Scale;
}

/** The time line of the match, with the score after each goal. */
export const Axis = ({ view, scale }: AxisProps) => {
  const { left, right, base } = scale;
  const end = scale.x(view.points.at(-1)?.at ?? view.span.from);
  const goals = goalsOf(view.moments).filter(({ at }) => view.span.from <= at && at <= view.span.to);
  const xOf = ({ at }: { readonly at: number }): number => scale.x(at);
  return (
    <g>
      <path className={styles.axis} d={`M${left} ${base}H${right}`} />
      <path className={styles.played} data-range={view.range} d={`M${left} ${base}H${end}`} />
      {withRoom(axisTicks(view), xOf, 34).map(({ at, text }) => (
        <text key={at} className={styles.text} x={scale.x(at)} y={base + TICKS_BELOW} textAnchor="middle">
          {text}
        </text>
      ))}
      {goals.map(({ at }) => (
        <circle key={at} className={styles.goal} cx={scale.x(at)} cy={base} r={4} />
      ))}
      {withRoom(goals, xOf, 26).map(({ at, score }) => (
        <text key={at} className={styles.strong} x={scale.x(at)} y={base + SCORES_BELOW} textAnchor="middle">
          {scoreText(score, view.selection?.reversed ?? false)}
        </text>
      ))}
    </g>
  );
};

interface GridProps {
  readonly ticks: readonly Amount[];
  readonly scale: Scale;
  readonly write: (amount: Amount) => string;
}

export const Grid = ({ ticks, scale, write }: GridProps) =>
  ticks.map((amount) => (
    <g key={String(amount)}>
      <path className={styles.grid} d={`M${scale.left} ${scale.y(amount)}H${scale.right}`} />
      <text className={styles.text} x={scale.left - 8} y={scale.y(amount) + 4} textAnchor="end">
        {write(amount)}
      </text>
    </g>
  ));
