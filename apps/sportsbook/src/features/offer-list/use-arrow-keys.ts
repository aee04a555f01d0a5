import { type RefObject, useEffect } from "react";
import { nextSpot } from "./arrow-keys.ts";

const PRICES = "[data-outcome]";

const spotsOf = (board: HTMLElement) =>
  [...board.querySelectorAll<HTMLElement>(PRICES)].map((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return { left, right, top, bottom, button };
  });

/** Each row is one stop of the tab key: its focused price, or its first one. The arrow keys lead to the others. */
const setStops = (board: HTMLElement): void => {
  for (const row of board.querySelectorAll("[data-event]")) {
    const prices = [...row.querySelectorAll<HTMLElement>(PRICES)];
    const stop = prices.find((price) => price === document.activeElement) ?? prices[0];
    for (const price of prices) price.tabIndex = price === stop ? 0 : -1;
  }
};

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => !altKey && !ctrlKey && !metaKey;

/** Arrow keys move the focus between prices. Rows beyond the screen's edge are rendered, so that there is a next one. */
export const useArrowKeys = (boardRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const board = boardRef.current;
    const follow = (event: KeyboardEvent): void => {
      const from = event.target instanceof Element && event.target.closest(PRICES);
      if (!board || !from || !isPlain(event)) return;
      const next = nextSpot(event.key, from.getBoundingClientRect(), spotsOf(board));
      if (!next) return;
      event.preventDefault();
      next.button.focus({ preventScroll: true });
      next.button.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    // Set when they matter, before the browser moves the focus: rows come and go all the time.
    const prepare = ({ key }: KeyboardEvent): void => {
      if (board && key === "Tab") setStops(board);
    };
    const listening = new AbortController();
    board?.addEventListener("keydown", follow, { signal: listening.signal });
    document.addEventListener("keydown", prepare, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [boardRef]);
};
