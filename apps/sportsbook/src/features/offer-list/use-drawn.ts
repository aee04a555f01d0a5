import { useEffect } from "react";
import { type BoardGeometry, visibleBlocks, visibleRows } from "./board-geometry.ts";
import type { Viewport } from "./use-viewport.ts";

const drawnEvents = (geometry: BoardGeometry, { top, bottom }: Viewport): number[] =>
  visibleBlocks(geometry, top, bottom).flatMap((place) => {
    if (place.block.kind !== "league") return [];
    const rows = visibleRows(place, top, bottom);
    return place.block.group.eventIds.slice(rows.from, rows.to);
  });

/** Calls `onVisible` with the rendered events, only when they change. */
export const useDrawn = (
  geometry: BoardGeometry,
  viewport: Viewport,
  onVisible: (eventIds: readonly number[]) => void,
): void => {
  const drawn = drawnEvents(geometry, viewport).join();
  useEffect(() => {
    onVisible(drawn === "" ? [] : drawn.split(",").map(Number));
  }, [drawn, onVisible]);
};
