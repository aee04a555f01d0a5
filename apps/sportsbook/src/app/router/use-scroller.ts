import type { Route } from "@touchline/protocol";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useConfig } from "../../entities/config/config-context.ts";
import type { StringStorage } from "../../env/env.ts";
import { useServices } from "../services.ts";
import type { AppLocation } from "./app-location.ts";
import { isRemembered, isSameRoute, landing, placeName } from "./scroll-rule.ts";
import { useShownLocation } from "./shown-location.ts";

const KEY = "scroll";

const parsePositions = (text: string | null): Map<string, number> => {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const entries = Object.entries(stored ?? {});
    return new Map(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
  } catch {
    return new Map();
  }
};

/** Where each view was left. A reload keeps them: back still leads to where one was. */
const createScrollPositions = (storage: StringStorage) => {
  const positions = parsePositions(storage.read(KEY));
  return {
    get: (place: string): number | undefined => positions.get(place),
    set: (place: string, top: number): void => {
      positions.set(place, top);
      storage.write(KEY, JSON.stringify(Object.fromEntries(positions)));
    },
  };
};

const RESTORE_AFTER = 200;
/** A list may take a while to come back; after this one has begun to read. */
const GIVE_UP_AFTER = 5_000;

/** Goes to a position as soon as the list is long enough for it, unless a hand was faster. Returns how to call it off. */
const restoreScroll = (scroller: HTMLElement, top: number): (() => void) => {
  const began = performance.now();
  let timer = 0;
  const stop = (): void => {
    clearTimeout(timer);
    for (const name of ["wheel", "touchstart", "keydown"]) scroller.removeEventListener(name, stop);
  };
  const attempt = (): void => {
    scroller.scrollTop = top;
    const reached = Math.abs(scroller.scrollTop - top) <= 1;
    if (reached || performance.now() - began > GIVE_UP_AFTER) stop();
    else timer = window.setTimeout(attempt, 50);
  };
  for (const name of ["wheel", "touchstart", "keydown"]) scroller.addEventListener(name, stop, { passive: true });
  timer = window.setTimeout(attempt, RESTORE_AFTER);
  return stop;
};

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
export const useScroller = (scrollerRef: RefObject<HTMLElement | null>): void => {
  const shown = useShownLocation();
  const config = useConfig();
  const { env } = useServices();
  const { sendScrollPosition } = config.general.miscellaneous;
  const { notify } = env.host;
  const [positions] = useState(() => createScrollPositions(env.tabStorage));
  const left = useRef<{ readonly shown: AppLocation; readonly top: number } | null>(null);

  // Before the browser tells that a shorter page has moved: that is not where the last one was left.
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const { route, arrival } = shown;
    const from = left.current;
    // Whoever turns back before the next screen has come has not left this one.
    const hasStayed = from !== null && from.shown !== shown && isSameRoute(from.shown.route, route);
    const remembered = arrival === "pop" && !hasStayed ? positions.get(placeName(route)) : undefined;
    if (from && isRemembered(from.shown.route, route)) positions.set(placeName(from.shown.route), from.top);
    left.current = { shown, top: hasStayed ? from.top : 0 };
    // The page that is opened first has not been scrolled yet.
    if (from && !hasStayed) land(scroller, from.shown.route, route);
    const cancel = remembered === undefined ? undefined : restoreScroll(scroller, remembered);
    const handleScroll = (): void => {
      left.current = { shown, top: scroller.scrollTop };
      if (sendScrollPosition) notify("scroll", { top: Math.round(scroller.scrollTop) });
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
  }, [scrollerRef, shown, sendScrollPosition, notify, positions]);
};
