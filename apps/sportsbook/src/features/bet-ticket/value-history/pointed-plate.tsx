import type { CSSProperties } from "react";
import { type HistoryPoint, isValued } from "./history-points.ts";
import type { PointWords } from "./history-words.ts";
import styles from "./plot.module.css";
import type { Scale } from "./scale.ts";

interface PointedPlateProps {
  readonly point: HistoryPoint;
  readonly words: PointWords;
  readonly scale: Scale;
}

/** What it was at a moment. Told by the pointer itself to who does not see it. */
export const PointedPlate = ({ point, words, scale }: PointedPlateProps) => {
  const x = scale.x(point.at);
  const y = isValued(point) ? scale.y(point.value) : null;
  const isHigh = y === null || y < (scale.top + scale.base) / 2;
  const place = { "--x": `${x}px`, "--from": `${scale.top}px`, "--to": `${scale.base}px` } as CSSProperties;
  return (
    <div className={styles.pointed} style={place} aria-hidden="true">
      <span className={styles.guide} />
      {y !== null && <span className={styles.dot} style={{ top: y }} />}
      <div
        className={styles.plate}
        dir="auto"
        data-side={x > (scale.left + scale.right) / 2 ? "left" : "right"}
        data-low={isHigh}
      >
        <b>{words.value}</b>
        <span className={styles.when}>{words.when}</span>
        <span className={styles.note}>{words.note}</span>
      </div>
    </div>
  );
};
