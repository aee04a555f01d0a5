import type { Route } from "@touchline/protocol";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { sayToHost } from "../host/host-line.ts";
import type { Place } from "./navigation.ts";
import { restoreScroll } from "./restore-scroll.ts";
import { createScrollPositions } from "./scroll-positions.ts";
import { isRemembered, isSameRoute, landing, placeName } from "./scroll-rule.ts";
import { useServices } from "./services.ts";

const positions = createScrollPositions();

/** Where the filters stay in sight and the list begins below them. */
const filtersTop = (scroller: HTMLElement): number =>
  scroller.querySelector<HTMLElement>("[data-filters-position]")?.offsetTop ?? 0;

const land = (scroller: HTMLElement, from: Route, to: Route): void => {
  const top = landing(from, to) === "top" ? 0 : filtersTop(scroller);
  // A list that is not scrolled past its filters stands where it should.
  if (top === 0 || scroller.scrollTop > top) scroller.scrollTop = top;
};

/**
 * Scrolls by the rules: a step on begins at the top or at the filters, a step back goes to where the view was left.
 * A host that asked for it hears of every move.
 */
export const useScroller = (scrollerRef: RefObject<HTMLElement | null>, place: Place): void => {
  const { sendScrollPosition } = useServices().config.general.miscellaneous;
  const left = useRef<{ readonly place: Place; readonly top: number } | null>(null);

  // Before the browser tells that a shorter page has moved: that is not where the last one was left.
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const { route, arrival } = place;
    const from = left.current;
    // Whoever turns back before the next screen has come has not left this one.
    const hasStayed = from !== null && from.place !== place && isSameRoute(from.place.route, route);
    const remembered = arrival === "pop" && !hasStayed ? positions.get(placeName(route)) : undefined;
    if (from && isRemembered(from.place.route, route)) positions.set(placeName(from.place.route), from.top);
    left.current = { place, top: hasStayed ? from.top : 0 };
    // The page that is opened first has not been scrolled yet.
    if (from && !hasStayed) land(scroller, from.place.route, route);
    const cancel = remembered === undefined ? undefined : restoreScroll(scroller, remembered);
    const handleScroll = (): void => {
      left.current = { place, top: scroller.scrollTop };
      if (sendScrollPosition) sayToHost("scroll", { top: Math.round(scroller.scrollTop) });
    };
    // A reload must find where the page was.
    const handleHide = (): void => positions.set(placeName(route), scroller.scrollTop);
    scroller.addEventListener("scroll", handleScroll, { passive: true });
    window.addEventListener("pagehide", handleHide);
    return () => {
      cancel?.();
      scroller.removeEventListener("scroll", handleScroll);
      window.removeEventListener("pagehide", handleHide);
    };
  }, [scrollerRef, place, sendScrollPosition]);
};
