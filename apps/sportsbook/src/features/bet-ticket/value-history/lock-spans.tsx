import { useId } from "react";
import type { Lock } from "./history-points.ts";
import styles from "./plot.module.css";
import { type Scale, withRoom } from "./scale.ts";

interface LocksProps {
  readonly locks: readonly Lock[];
  readonly scale: Scale;
}

/** Minimum width of a lock, in pixels. */
const NARROWEST = 3;
/** Radius of the badge with the number of the lock, in pixels. */
const RADIUS = 8.5;

/** Locks as hatched spans, numbered where the number fits; the list has all of them. */
export const LockSpans = ({ locks, scale }: LocksProps) => {
  const pattern = useId();
  const { top, base } = scale;
  const middle = ({ from, to }: Lock): number => (scale.x(from) + scale.x(to)) / 2;
  return (
    <g>
      <defs>
        <pattern id={pattern} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0v6" />
        </pattern>
      </defs>
      {locks.map((lock) => {
        const width = Math.max(NARROWEST, scale.x(lock.to) - scale.x(lock.from));
        const place = { x: scale.x(lock.from), y: top, width, height: base - top };
        return (
          <g key={lock.number} data-lock={lock.number}>
            <rect {...place} className={styles.lockGround} />
            <rect {...place} fill={`url(#${pattern})`} />
          </g>
        );
      })}
      {withRoom(locks, middle, 2 * RADIUS).map((lock) => (
        <g key={lock.number}>
          <circle className={styles.lockBadge} cx={middle(lock)} cy={top} r={RADIUS} />
          <text className={styles.strong} x={middle(lock)} y={top + 3.6} textAnchor="middle">
            {lock.number}
          </text>
        </g>
      ))}
    </g>
  );
};
