import type { CSSProperties } from "react";
import styles from "./match-line.module.css";

export interface MatchMark {
  readonly id: string;
  /** Where on the line, from 0 to 1. */
  readonly share: number;
  readonly side: "home" | "away";
  readonly kind: "goal" | "yellow-card" | "red-card";
  /** The minute of a goal. */
  readonly text?: string;
}

interface MatchLineProps {
  /** The match in words: what the line shows. */
  readonly label: string;
  /** How much of the match is gone, from 0 to 1. */
  readonly share: number;
  /** Where the break is. */
  readonly half?: number;
  readonly marks: readonly MatchMark[];
}

const at = (share: number): CSSProperties => ({ insetInlineStart: `${share * 100}%` });

/** A match from first to last minute; home above the line, away below. */
export const MatchLine = ({ label, share, half, marks }: MatchLineProps) => (
  <div className={styles.match} role="img" aria-label={label}>
    <div className={styles.line}>
      <span className={styles.gone} style={{ width: `${share * 100}%` }} />
      {half !== undefined && <span className={styles.half} style={at(half)} />}
      {marks.map(({ id, kind, side, share: place, text }) => (
        <span key={id} className={styles[kind]} data-side={side} style={at(place)}>
          {text && <small className={styles.text}>{text}</small>}
        </span>
      ))}
      <span className={styles.now} style={at(share)} />
    </div>
  </div>
);
