import { type Amount, parseAmount } from "@touchline/betting";
import type { ValueHistory } from "@touchline/protocol";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from "react";
import { useMoney } from "../../../data/tickets/tickets-context.ts";
import { message } from "../../../i18n/message.ts";
import { type HistoryPoint, isValued } from "./history-points.ts";
import type { HistoryView } from "./history-view.ts";
import { type PointWords, pointWords } from "./history-words.ts";
import styles from "./plot.module.css";
import type { Scale } from "./scale.ts";

const nearest = (points: readonly HistoryPoint[], at: number): number =>
  points.reduce(
    (best, point, index) => (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? 0) - at) ? index : best),
    0,
  );

/** The drawing starts at the left in every language, and so do the keys. */
const KEYS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 12,
  PageUp: (index) => index + 12,
  Home: () => 0,
  End: (_, last) => last,
};

/** The point that a pointer or the keys are at. Identified by its time: the history grows while it is shown. */
const usePointed = (points: readonly HistoryPoint[], scale: Scale) => {
  const [at, setAt] = useState<number | null>(null);
  const last = points.length - 1;
  const index = at === null ? last : nearest(points, at);

  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(points[nearest(points, scale.at(event.clientX - left))]?.at ?? null);
  };
  const press = (event: KeyboardEvent): void => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    setAt(points[Math.min(last, Math.max(0, move(index, last)))]?.at ?? null);
  };
  const leave = (): void => setAt(null);

  return {
    index,
    /** Null without a pointer or key. */
    pointed: at === null ? null : (points[index] ?? null),
    handlers: {
      onPointerDown: point,
      onPointerMove: point,
      onPointerLeave: leave,
      onPointerCancel: leave,
      onKeyDown: press,
      onFocus: () => setAt((before) => before ?? points[last]?.at ?? null),
      onBlur: leave,
    },
  };
};

interface PointedLabelProps {
  readonly point: HistoryPoint;
  readonly words: PointWords;
  readonly scale: Scale;
}

/** The label of a point. Hidden from screen readers, because the pointer element has its text. */
const PointedLabel = ({ point, words, scale }: PointedLabelProps) => {
  const x = scale.x(point.at);
  const y = isValued(point) ? scale.y(point.value) : null;
  const isHigh = y === null || y < (scale.top + scale.base) / 2;
  const place = { "--x": `${x}px`, "--from": `${scale.top}px`, "--to": `${scale.base}px` } as CSSProperties;
  return (
    <div className={styles.pointed} style={place} aria-hidden="true">
      <span className={styles.guide} />
      {y !== null && <span className={styles.dot} style={{ top: y }} />}
      <div
        className={styles.label}
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

interface PlotPointerProps {
  readonly history: ValueHistory;
  readonly view: HistoryView;
  readonly scale: Scale;
}

/** Shows the value at a moment, by pointer, finger or keys. */
export const PlotPointer = ({ history, view, scale }: PlotPointerProps) => {
  const money = useMoney(history.currency);
  const { index, pointed, handlers } = usePointed(view.points, scale);
  const stake: Amount = parseAmount(history.stake, history.currency) ?? 0n;
  const point = view.points[index];
  const words = point && pointWords(point, view, stake, money);
  return (
    <>
      <div
        className={styles.pointer}
        role="slider"
        tabIndex={0}
        aria-label={message("valueHistory.pointer")}
        aria-valuemin={0}
        aria-valuemax={view.points.length - 1}
        aria-valuenow={index}
        aria-valuetext={words && `${words.when}, ${words.value}, ${words.note}`}
        {...handlers}
      />
      {pointed && words && <PointedLabel point={pointed} words={words} scale={scale} />}
    </>
  );
};
