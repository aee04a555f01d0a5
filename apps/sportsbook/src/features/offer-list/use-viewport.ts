import { type RefObject, useLayoutEffect, useState } from "react";
import { type DrawnPage, useFirstDrawing } from "../../data/drawn-page.ts";

/** The rendered range of the list in pixels from its top, and the widths that decide the layout. */
export interface Viewport {
  readonly top: number;
  readonly bottom: number;
  readonly boardWidth: number;
  readonly windowWidth: number;
}

/** The first render is split into steps, one task each: a single one would delay the first tap. */
const firstStep = (): number => window.innerHeight / 2;

/** The estimate before layout, from the size of the window. Measuring here would force a second layout. */
const estimate = (): Viewport => {
  const { innerWidth } = window;
  return { top: 0, bottom: firstStep(), boardWidth: innerWidth, windowWidth: innerWidth };
};

/** A server draws what a window of the usual size shows. */
const drawnFor = ({ window: { width, height, board } }: DrawnPage): Viewport => ({
  top: 0,
  bottom: height,
  boardWidth: board,
  windowWidth: width,
});

/** The range moves in steps, so that not every scrolled pixel renders the list. */
const STEP = 180;
const OVERSCAN = 300;

const measure = (scroller: HTMLElement, board: HTMLElement): Viewport => {
  const line = scroller.scrollTop - board.offsetTop;
  const top = Math.floor((line - OVERSCAN) / STEP) * STEP;
  const bottom = Math.ceil((line + scroller.clientHeight + OVERSCAN) / STEP) * STEP;
  return { top, bottom, boardWidth: board.clientWidth, windowWidth: window.innerWidth };
};

const isSame = (first: Viewport, second: Viewport): boolean =>
  (Object.keys(first) as (keyof Viewport)[]).every((key) => first[key] === second[key]);

/** The scroller is the nearest ancestor with `data-scroller`. */
export const scrollerOf = (board: HTMLElement | null): HTMLElement | null => board?.closest("[data-scroller]") ?? null;

/** Calls after layout, on scroll, and when the board or its scroller is resized. Returns how to stop. */
export const followScroller = (scroller: HTMLElement, board: HTMLElement, update: () => void): (() => void) => {
  const observer = new ResizeObserver(update);
  observer.observe(scroller);
  observer.observe(board);
  scroller.addEventListener("scroll", update, { passive: true });
  return () => {
    observer.disconnect();
    scroller.removeEventListener("scroll", update);
  };
};

export const useViewport = (boardRef: RefObject<HTMLElement | null>): Viewport => {
  const drawn = useFirstDrawing();
  const [viewport, setViewport] = useState(() => (drawn ? drawnFor(drawn) : estimate()));

  useLayoutEffect(() => {
    const board = boardRef.current;
    const scroller = scrollerOf(board);
    if (!scroller || !board) return undefined;
    let drawnTo = firstStep();
    let nextStep = 0;
    const update = (): void => {
      cancelAnimationFrame(nextStep);
      const full = measure(scroller, board);
      drawnTo = Math.max(drawnTo, full.top) + firstStep();
      const next = { ...full, bottom: Math.min(full.bottom, drawnTo) };
      if (next.bottom < full.bottom) nextStep = requestAnimationFrame(update);
      else drawnTo = Number.POSITIVE_INFINITY;
      setViewport((before) => (isSame(before, next) ? before : next));
    };
    const leave = followScroller(scroller, board, update);
    return () => {
      cancelAnimationFrame(nextStep);
      leave();
    };
  }, [boardRef]);

  return viewport;
};
