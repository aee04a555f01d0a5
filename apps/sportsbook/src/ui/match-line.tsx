import type { CSSProperties } from "react";
import styles from "./match-line.module.css";

export interface MatchIncident {
  readonly id: string;
  /** Where on the line, from 0 to 1. */
  readonly share: number;
  readonly side: "home" | "away";
  readonly kind: "goal" | "yellow-card" | "red-card";
  /** The minute of a goal. */
  readonly text?: string;
}

interface MatchLineProps {
  /** Text alternative of the line. */
  readonly label: string;
  /** Elapsed share of the match, from 0 to 1. */
  readonly share: number;
  /** Position of half-time, from 0 to 1. */
  readonly half?: number;
  readonly incidents: readonly MatchIncident[];
}

const at = (share: number): CSSProperties => ({ insetInlineStart: `${share * 100}%` });

/** A match from first to last minute; home above the line, away below. */
export const MatchLine = ({ label, share, half, incidents }: MatchLineProps) => (
  <div className={styles.match} role="img" aria-label={label}>
    <div className={styles.line}>
      <span className={styles.gone} style={{ width: `${share * 100}%` }} />
      {half !== undefined && <span className={styles.half} style={at(half)} />}
      {incidents.map(({ id, kind, side, share: place, text }) => (
        <span key={id} className={styles[kind]} data-side={side} style={at(place)}>
          {text && <small className={styles.text}>{text}</small>}
        </span>
      ))}
      <span className={styles.now} style={at(share)} />
    </div>
  </div>
);
