import { type RefObject, useEffect } from "react";
import { nextSpot } from "./arrow-keys.ts";

const PRICES = "[data-outcome]";

const spotsOf = (board: HTMLElement) =>
  [...board.querySelectorAll<HTMLElement>(PRICES)].map((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return { left, right, top, bottom, button };
  });

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
    board?.addEventListener("keydown", follow);
    return () => board?.removeEventListener("keydown", follow);
  }, [boardRef]);
};
