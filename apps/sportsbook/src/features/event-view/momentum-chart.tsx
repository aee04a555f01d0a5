import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { momentumOf } from "./momentum.ts";
import { FULL_TIME, timeIncidents } from "./timed-incidents.ts";
import styles from "./tracker.module.css";

const MINUTES = FULL_TIME / 60;
const HEIGHT = 60;
const MIDDLE = HEIGHT / 2;
const ROOM = MIDDLE - 4;

const Bar = ({ minute, value, peak }: { readonly minute: number; readonly value: number; readonly peak: number }) => {
  const length = (ROOM * Math.abs(value)) / peak;
  return (
    <rect
      className={value > 0 ? styles.first : styles.second}
      x={minute + 0.15}
      width={0.7}
      y={value > 0 ? MIDDLE - length : MIDDLE}
      height={length}
    />
  );
};

/** Momentum by minute, estimated from goals, corners, penalties and cards. The first side is above the line. */
export const MomentumChart = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, incidents, reversed } = event;
  if (!metadata) return null;
  const bars = momentumOf(timeIncidents(incidents, metadata), MINUTES).map((value) => (reversed ? -value : value));
  const peak = Math.max(...bars.map(Math.abs), 1);
  const sum = (sign: 1 | -1): number => Math.round(bars.reduce((total, bar) => total + Math.max(0, bar * sign), 0));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{message("eventView.momentum")}</figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${MINUTES} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={message("eventView.momentumText", { first: sum(1), second: sum(-1) })}
      >
        <line className={styles.axis} x1={0} x2={MINUTES} y1={MIDDLE} y2={MIDDLE} />
        <line className={styles.half} x1={MINUTES / 2} x2={MINUTES / 2} y1={0} y2={HEIGHT} />
        {bars.map((value, minute) =>
          value === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its minute
            <Bar key={minute} minute={minute} value={value} peak={peak} />
          ),
        )}
      </svg>
    </figure>
  );
};
