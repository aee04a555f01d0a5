import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { HistoryPoint } from "./history-points.ts";
import type { Scale } from "./scale.ts";

const nearest = (points: readonly HistoryPoint[], at: number): number =>
  points.reduce(
    (best, point, index) => (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? 0) - at) ? index : best),
    0,
  );

/** The drawing begins at the left in every language, so the keys do. */
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
export const usePointed = (points: readonly HistoryPoint[], scale: Scale) => {
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
    /** Null while nothing is pointed at. */
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
