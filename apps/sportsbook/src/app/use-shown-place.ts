import { startTransition, useEffect, useState } from "react";
import type { ReadonlyStore } from "../data/readonly-store.ts";
import type { Place } from "./navigation.ts";
import { hasFilters } from "./route-screen.tsx";

/**
 * The place on the screen. It follows the address in a transition: the old screen stays until the next one can be drawn. Lists are in the
 * first script and are drawn at once: whatever the feed changes meanwhile would make a transition begin anew.
 */
export const useShownPlace = (place: ReadonlyStore<Place>): Place => {
  const [shown, setShown] = useState(place.getState);
  useEffect(() => {
    const follow = (): void => {
      const next = place.getState();
      if (hasFilters(next.route)) setShown(next);
      else startTransition(() => setShown(next));
    };
    // It may have changed between the first picture and here.
    follow();
    return place.subscribe(follow);
  }, [place]);
  return shown;
};
