import type { Frames } from "./frames.ts";
import { createCellBlocks, createPriceColumns, growPriceColumns } from "./price-columns.ts";

export type Move = -1 | 0 | 1;

/** One place on the screen that shows a price. */
export interface PriceView {
  /** A negative price is locked, zero is not offered. */
  paint(price: number, move: Move): void;
}

/** A price moves on the screen at most this often; a lock is never held back. */
const REPAINT_INTERVAL = 250;
const MOVE_HOLD = 3000;
/** Held-back prices and old marks go with the next new prices; they ask for a picture of their own only when none came this long. */
const SWEEP_INTERVAL = 125;

export const createPriceStore = (frames: Frames, initialSize = 4096) => {
  const columns = createPriceColumns(initialSize);
  const views = new Map<number, Set<PriceView>>();
  let waiting: number[] = [];
  let marked: number[] = [];
  let frameAsked = false;
  let sweepAsked = false;
  let flushedAt = Number.NEGATIVE_INFINITY;

  const shownPrice = (cell: number): number => {
    const price = columns.price[cell] as number;
    return columns.closed[cell] ? -Math.abs(price) : price;
  };

  const paintViews = (cell: number): void => {
    const price = columns.painted[cell] as number;
    const move = columns.move[cell] as Move;
    for (const view of views.get(cell) ?? []) view.paint(price, move);
  };

  const askForFrame = (): void => {
    if (frameAsked) return;
    frameAsked = true;
    frames.onNextFrame(flush);
  };

  const askForSweep = (): void => {
    if (sweepAsked) return;
    sweepAsked = true;
    frames.after(SWEEP_INTERVAL, () => {
      sweepAsked = false;
      if (frames.now() - flushedAt >= SWEEP_INTERVAL) askForFrame();
      else askForSweep();
    });
  };

  const mark = (cell: number, move: Move, now: number): void => {
    if (columns.move[cell] === 0) marked.push(cell);
    columns.move[cell] = move;
    columns.movedAt[cell] = now;
  };

  const repaint = (cell: number, now: number): void => {
    const before = columns.painted[cell] as number;
    const shown = shownPrice(cell);
    if (shown === before) return;
    columns.painted[cell] = shown;
    columns.paintedAt[cell] = now;
    if (before > 0 && shown > 0) mark(cell, shown > before ? 1 : -1, now);
    else columns.move[cell] = 0;
    paintViews(cell);
  };

  const mustWait = (cell: number, now: number): boolean =>
    now - (columns.paintedAt[cell] as number) < REPAINT_INTERVAL &&
    (columns.painted[cell] as number) > 0 &&
    shownPrice(cell) > 0;

  const repaintWaiting = (now: number): void => {
    const cells = waiting;
    waiting = [];
    for (const cell of cells) {
      if (mustWait(cell, now)) {
        waiting.push(cell);
      } else {
        columns.queued[cell] = 0;
        repaint(cell, now);
      }
    }
  };

  const sweepMarks = (now: number): void => {
    const cells = marked;
    marked = [];
    for (const cell of cells) {
      if (columns.move[cell] === 0) continue;
      if (now - (columns.movedAt[cell] as number) < MOVE_HOLD) {
        marked.push(cell);
      } else {
        columns.move[cell] = 0;
        paintViews(cell);
      }
    }
  };

  const flush = (): void => {
    frameAsked = false;
    const now = frames.now();
    flushedAt = now;
    repaintWaiting(now);
    sweepMarks(now);
    if (waiting.length > 0 || marked.length > 0) askForSweep();
  };

  /** A cell nobody looks at takes its value silently: what was not seen to move needs no mark. */
  const enqueue = (cell: number): void => {
    if (!views.has(cell)) {
      columns.painted[cell] = shownPrice(cell);
      columns.move[cell] = 0;
    } else if (columns.queued[cell] === 0) {
      columns.queued[cell] = 1;
      waiting.push(cell);
      askForFrame();
    }
  };

  const blocks = createCellBlocks({
    isFree: (cell) => !views.has(cell) && columns.queued[cell] === 0 && columns.move[cell] === 0,
    reserve: (end) => {
      while (end > columns.price.length) growPriceColumns(columns);
    },
  });

  return {
    allocate: (size: number): number => blocks.allocate(size),
    release: (first: number, size: number): void => blocks.release(first, size),

    /** Fills a cell of a new market: nothing moved, it was not there before. */
    resetPrice: (cell: number, price: number): void => {
      columns.price[cell] = price;
      columns.closed[cell] = 0;
      columns.painted[cell] = price;
      columns.paintedAt[cell] = Number.NEGATIVE_INFINITY;
    },

    setPrice: (cell: number, price: number): void => {
      if (columns.price[cell] === price) return;
      columns.price[cell] = price;
      enqueue(cell);
    },

    setClosed: (cell: number, closed: boolean): void => {
      const flag = closed ? 1 : 0;
      if (columns.closed[cell] === flag) return;
      columns.closed[cell] = flag;
      enqueue(cell);
    },

    shownPrice,

    /** Paints at once and from then on whenever the price changes, until the returned function is called. */
    bind: (cell: number, view: PriceView): (() => void) => {
      const known = views.get(cell);
      if (known) known.add(view);
      else views.set(cell, new Set([view]));
      view.paint(columns.painted[cell] as number, columns.move[cell] as Move);
      return () => {
        const rest = views.get(cell);
        rest?.delete(view);
        if (rest?.size === 0) views.delete(cell);
      };
    },
  };
};

export type PriceStore = ReturnType<typeof createPriceStore>;
