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

/** What the text of a minute takes on the shortest line, as a share of it. */
const TEXT_SHARE = 0.09;

/** The ids of the incidents whose texts have room: of two texts on a side that would overlap the later is shown. */
const findShown = (incidents: readonly MatchIncident[]): ReadonlySet<string> => {
  const shown = new Set<string>();
  const taken = { home: Number.POSITIVE_INFINITY, away: Number.POSITIVE_INFINITY };
  for (const { id, text, side, share } of incidents.toSorted((one, other) => other.share - one.share)) {
    if (text === undefined || taken[side] - share < TEXT_SHARE) continue;
    taken[side] = share;
    shown.add(id);
  }
  return shown;
};

/** A match from first to last minute; home above the line, away below. */
export const MatchLine = ({ label, share, half, incidents }: MatchLineProps) => {
  const shown = findShown(incidents);
  return (
    <div className={styles.match} role="img" aria-label={label}>
      <div className={styles.line}>
        <span className={styles.gone} style={{ width: `${share * 100}%` }} />
        {half !== undefined && <span className={styles.half} style={at(half)} />}
        {incidents.map(({ id, kind, side, share: place, text }) => (
          <span key={id} className={styles[kind]} data-side={side} style={at(place)}>
            {shown.has(id) && <small className={styles.text}>{text}</small>}
          </span>
        ))}
        <span className={styles.now} style={at(share)} />
      </div>
    </div>
  );
};
