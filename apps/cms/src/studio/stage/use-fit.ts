import { type RefObject, useLayoutEffect, useState } from "react";
import type { Width } from "../model/preview-state.ts";

/** How high a screen of that width is. */
export const HEIGHTS: Readonly<Record<Width, number>> = { 390: 844, 768: 1024, 1440: 900 };
/** The edge of the device, on each side. */
export const EDGE = 10;
const MARGIN = 14;

/** By how much a device is drawn smaller, so that all of it is in sight. */
export const fitOf = (
  width: Width,
  room: { readonly width: number; readonly height: number },
  height = HEIGHTS[width],
): number => {
  const across = (room.width - 2 * MARGIN) / (width + 2 * EDGE);
  const down = (room.height - 2 * MARGIN) / (height + 2 * EDGE);
  return Math.max(0.1, Math.min(1, across, down));
};

export const useFit = (stage: RefObject<HTMLElement | null>, width: Width, height: number): number => {
  const [room, setRoom] = useState({ width: 800, height: 520 });
  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return fitOf(width, room, height);
};
