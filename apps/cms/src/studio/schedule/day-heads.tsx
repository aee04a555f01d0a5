import type { PointerEvent } from "react";
import { weekdayOf } from "../model/format-time.ts";
import { daysIn, type SpanOfTime, shareOf, timeAt } from "../model/span.ts";
import { useLanguage } from "../words/use-language.ts";
import styles from "./schedule.module.css";
import { shareUnder } from "./share-under.ts";

interface DayHeadsProps {
  readonly span: SpanOfTime;
  readonly onMove: (time: number) => void;
}

/** The days; a click among them moves the needle there. Keys move the needle itself. */
export const DayHeads = ({ span, onMove }: DayHeadsProps) => {
  const language = useLanguage();
  const days = daysIn(span);
  const move = (event: PointerEvent<HTMLDivElement>): void =>
    onMove(timeAt(span, shareUnder(event.currentTarget, event.clientX)));
  return (
    <div className={styles.days} data-dense={days.length > 14} onPointerDown={move}>
      {days.map((day) => (
        <span key={day} className={styles.day} style={{ insetInlineStart: `${shareOf(span, day) * 100}%` }}>
          <i>{weekdayOf(day, language)}</i> <b>{new Date(day).getDate()}.</b>
        </span>
      ))}
    </div>
  );
};
