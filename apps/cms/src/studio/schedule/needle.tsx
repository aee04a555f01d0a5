import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import { formatMoment, formatTime } from "../model/format-time.ts";
import { MINUTE } from "../model/preview-state.ts";
import { type SpanOfTime, shareOf, timeAt, timeByKey } from "../model/span.ts";
import { timeMachineWords } from "../words/time-machine.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./schedule.module.css";
import { shareUnder } from "./share-under.ts";

interface NeedleProps {
  readonly area: RefObject<HTMLElement | null>;
  readonly span: SpanOfTime;
  readonly at: number;
  readonly onMove: (time: number) => void;
}

/** The moment that is looked at: dragged, or moved by keys. */
export const Needle = ({ area, span, at, onMove }: NeedleProps) => {
  const [words, language] = [useWords(timeMachineWords), useLanguage()];
  const hold = (event: PointerEvent<HTMLDivElement>): void => event.currentTarget.setPointerCapture(event.pointerId);
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (!area.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove(timeAt(span, shareUnder(area.current, event.clientX)));
  };
  const press = (event: KeyboardEvent): void => {
    const time = timeByKey(event.key, at, span);
    if (time === null) return;
    event.preventDefault();
    onMove(time);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.needle}
      style={{ insetInlineStart: `${shareOf(span, at) * 100}%` }}
      aria-label={words.moment}
      aria-valuemin={span.from / MINUTE}
      aria-valuemax={span.to / MINUTE}
      aria-valuenow={at / MINUTE}
      aria-valuetext={formatMoment(at, language)}
      onPointerDown={hold}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className={styles.needleTime}>{formatTime(at)}</span>
    </div>
  );
};
