import { type RefObject, useEffect, useRef } from "react";
import { useShownLocation } from "./shown-location.ts";

/**
 * Where a step takes away what the keyboard stood on, it goes on from the page's main part: else the next key would begin at the very
 * top of the page, before header and tree. What was there may go only when the next screen has come, so it is waited for.
 */
export const useFocusAfterStep = (main: RefObject<HTMLElement | null>): void => {
  const shown = useShownLocation();
  const before = useRef(shown);
  useEffect(() => {
    const element = main.current;
    if (before.current === shown || !element) return undefined;
    before.current = shown;
    const settle = (): void => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(settle);
    const stop = (): void => observer.disconnect();
    observer.observe(element, { childList: true, subtree: true });
    settle();
    // From the next key or touch on it is the bettor who says where the focus is.
    const options = { once: true, capture: true };
    addEventListener("keydown", stop, options);
    addEventListener("pointerdown", stop, options);
    return () => {
      stop();
      removeEventListener("keydown", stop, options);
      removeEventListener("pointerdown", stop, options);
    };
  }, [main, shown]);
};
