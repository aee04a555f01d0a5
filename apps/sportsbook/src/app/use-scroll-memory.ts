import { type RefObject, useEffect, useRef } from "react";
import type { Place } from "./navigation.ts";

const RESTORE_AFTER = 200;

/** A step on begins at the top; a step back goes to where the view was left. */
export const useScrollMemory = (scrollerRef: RefObject<HTMLElement | null>, place: Place): void => {
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const scroller = scrollerRef.current;
    const { view } = place.route;
    if (!scroller) return undefined;
    const remembered = place.arrival === "pop" ? positions.current.get(view) : undefined;
    scroller.scrollTop = 0;
    const timer = setTimeout(() => {
      if (remembered !== undefined) scroller.scrollTop = remembered;
    }, RESTORE_AFTER);
    const remember = (): void => {
      positions.current.set(view, scroller.scrollTop);
    };
    scroller.addEventListener("scroll", remember, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener("scroll", remember);
    };
  }, [scrollerRef, place]);
};
