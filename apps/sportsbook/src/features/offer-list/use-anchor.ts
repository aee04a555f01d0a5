import { type RefObject, useLayoutEffect, useRef } from "react";
import { anchorAt, type BoardGeometry, lineOfAnchor } from "./board-geometry.ts";
import { scrollerOf } from "./use-viewport.ts";

/** Adjusts the scroll position when rows above are added or removed, so that visible rows do not move. */
export const useAnchor = (boardRef: RefObject<HTMLElement | null>, geometry: BoardGeometry): void => {
  const before = useRef(geometry);

  useLayoutEffect(() => {
    const board = boardRef.current;
    const scroller = scrollerOf(board);
    if (!scroller || !board || before.current === geometry) return;
    const line = scroller.scrollTop - board.offsetTop;
    const anchor = line > 0 ? anchorAt(before.current, line) : null;
    const nextLine = anchor && lineOfAnchor(geometry, anchor);
    if (nextLine !== null && nextLine !== line) scroller.scrollTop += nextLine - line;
    before.current = geometry;
  }, [boardRef, geometry]);
};
