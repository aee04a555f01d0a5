import type { Amount } from "@touchline/betting";
import { axisTicks } from "./axis-ticks.ts";
import type { HistoryView } from "./history-view.ts";
import { goalsOf, scoreText } from "./match-clock.ts";
import styles from "./plot.module.css";
import { type Scale, withRoom } from "./scale.ts";

/** Under the line of the axis. */
const SCORES_BELOW = 17;
const TICKS_BELOW = 32;

interface AxisProps {
  readonly view: HistoryView;
  readonly scale: Scale;
}

/** The line of the match: how far it is, and the score after each goal. */
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
