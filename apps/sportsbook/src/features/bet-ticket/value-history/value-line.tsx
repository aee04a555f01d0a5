import { line } from "d3-shape";
import type { WriteMoney } from "../../../data/tickets/tickets-context.ts";
import { message } from "../../../i18n/message.ts";
import { type HistoryPoint, isValued } from "./history-points.ts";
import type { HistoryView } from "./history-view.ts";
import styles from "./plot.module.css";
import type { Scale } from "./scale.ts";

/** Interrupted by locks. A single value between two locks is a dot, because the line has round ends. */
export const valuePath = (points: readonly HistoryPoint[], scale: Scale): string =>
  line<HistoryPoint>()
    .defined(isValued)
    .x(({ at }) => scale.x(at))
    .y(({ value }) => scale.y(value ?? 0n))
    .digits(1)(points) ?? "";

export const ValueLine = ({ points, scale }: { readonly points: readonly HistoryPoint[]; readonly scale: Scale }) => (
  <path className={styles.line} d={valuePath(points, scale)} />
);

interface EndProps {
  readonly view: HistoryView;
  readonly scale: Scale;
  readonly isOpen: boolean;
  readonly money: WriteMoney;
}

/** Estimated width of a letter of the value, in pixels. */
const LETTER = 8.6;

/** The current or last value. */
export const EndPoint = ({ view, scale, isOpen, money }: EndProps) => {
  const last = view.points.at(-1);
  if (!last || !isValued(last)) return null;
  const { at, value } = last;
  const [x, y] = [scale.x(at), scale.y(value)];
  const isLeft = x + 12 + money(value).length * LETTER > scale.right;
  const text = isLeft ? { x: x - 10, textAnchor: "end" as const } : { x: x + 12 };
  const below = isLeft ? -22 : 2;
  return (
    <g>
      <path className={styles.endLine} data-open={isOpen} d={`M${x} ${scale.top}V${scale.base}`} />
      <circle className={styles.endPoint} data-open={isOpen} cx={x} cy={y} r={5.5} />
      <text className={styles.endValue} y={Math.max(scale.top + 12, y + below)} {...text}>
        {money(value)}
      </text>
      <text className={styles.endTime} y={Math.max(scale.top + 26, y + below + 14)} {...text}>
        {message(isOpen ? "valueHistory.now" : "valueHistory.last", { time: view.timeText(at) })}
      </text>
    </g>
  );
};
