import { type RefObject, useLayoutEffect, useState } from "react";

/** The stretch of the list that is drawn, in pixels from its top, and the widths that decide how. */
export interface Viewport {
  readonly top: number;
  readonly bottom: number;
  readonly boardWidth: number;
  readonly windowWidth: number;
}

/** The first drawing goes down the screen in steps, a task each: in one it would hold up the first tap. */
const firstStep = (): number => window.innerHeight / 2;

/** Before the page is laid out: what a window of this size shows first. To measure at once would lay out the page twice. */
const estimate = (): Viewport => {
  const { innerWidth } = window;
  return { top: 0, bottom: firstStep(), boardWidth: innerWidth, windowWidth: innerWidth };
};

/** The stretch moves in steps, so that a scroll does not draw the list anew for each pixel. */
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

/** What scrolls the board is whatever above it is marked so. */
export const scrollerOf = (board: HTMLElement | null): HTMLElement | null => board?.closest("[data-scroller]") ?? null;

/** Once the page is laid out, and whenever the board is scrolled, or it or what scrolls it takes another size. Returns how to stop. */
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
  const [viewport, setViewport] = useState(estimate);

  useLayoutEffect(() => {
    const board = boardRef.current;
    const scroller = scrollerOf(board);
    if (!scroller || !board) return undefined;
    let drawnTo = firstStep();
    let nextStep = 0;
    const update = (): void => {
      cancelAnimationFrame(nextStep);
      const whole = measure(scroller, board);
      drawnTo = Math.max(drawnTo, whole.top) + firstStep();
      const next = { ...whole, bottom: Math.min(whole.bottom, drawnTo) };
      if (next.bottom < whole.bottom) nextStep = requestAnimationFrame(update);
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
