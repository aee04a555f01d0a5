import { type RefObject, useEffect, useRef } from "react";
import { notifyHost } from "../host/notify-host.ts";
import type { Place } from "./navigation.ts";
import { useServices } from "./services.ts";

const RESTORE_AFTER = 200;

/** A step on begins at the top; a step back goes to where the view was left. A host that asked for it hears of every move. */
export const useScroller = (scrollerRef: RefObject<HTMLElement | null>, place: Place): void => {
  const { sendScrollPosition } = useServices().config.general.miscellaneous;
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
    const handleScroll = (): void => {
      positions.current.set(view, scroller.scrollTop);
      if (sendScrollPosition) notifyHost("scroll", { top: scroller.scrollTop });
    };
    scroller.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener("scroll", handleScroll);
    };
  }, [scrollerRef, place, sendScrollPosition]);
};
