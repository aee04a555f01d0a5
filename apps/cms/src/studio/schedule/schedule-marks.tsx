import type { LaidRow } from "@touchline/brands/timeline";
import type { Check } from "../model/checks.ts";
import type { SpanOfTime } from "../model/span.ts";
import styles from "./bar.module.css";
import { placeIn } from "./place-in.ts";

interface ScheduleMarksProps {
  readonly row: LaidRow;
  readonly span: SpanOfTime;
  readonly checks: readonly Check[];
}

/** The gaps and overlaps of a row, each under the number of its check. */
export const ScheduleMarks = ({ row, span, checks }: ScheduleMarksProps) => {
  const marks = (kind: "gap" | "overlap", windows: readonly SpanOfTime[]) =>
    windows.flatMap(({ from, to }) => {
      const check = checks.find(
        ({ fault }) => fault?.kind === kind && fault.row.path === row.path && fault.from === from && fault.to === to,
      );
      return check ? [{ kind, from, to, check }] : [];
    });
  // Audiences can share a gap, and banners an overlap: it is drawn once.
  const all = [...marks("gap", row.gaps), ...marks("overlap", row.overlaps)];
  const once = new Map(all.map((mark) => [mark.check.key, mark])).values();
  return [...once].map(({ kind, from, to, check }) => (
    <span
      key={check.key}
      className={kind === "gap" ? styles.gap : styles.overlap}
      style={placeIn(span, { from, to })}
      role="img"
      aria-label={`${check.number}: ${check.title}`}
    >
      <i>{check.number}</i>
    </span>
  ));
};
