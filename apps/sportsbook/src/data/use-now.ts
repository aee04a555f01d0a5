import { createContext, useContext, useSyncExternalStore } from "react";
import { browserTime } from "../env/browser-time.ts";
import { DrawingContext } from "./drawn-page.ts";
import { createTicker, type Ticker } from "./ticker.ts";

export const TickerContext = createContext<Ticker>(createTicker(browserTime));

export const useTicker = (): Ticker => useContext(TickerContext);

/** A value computed from the current time; the component renders again when a beat of the ticker changes it. */
export const useNow = <Value extends string | number | boolean | null>(read: (now: number) => Value): Value => {
  const ticker = useTicker();
  const drawing = useContext(DrawingContext);
  return useSyncExternalStore(
    ticker.subscribe,
    () => read(ticker.now()),
    () => read(drawing?.page.at ?? ticker.now()),
  );
};

/** Full seconds left until a moment. */
export const useSecondsUntil = (moment: number): number =>
  useNow((now) => Math.max(0, Math.ceil((moment - now) / 1000)));
