import { createContext, startTransition, use, useEffect, useState } from "react";
import type { AppLocation } from "./app-location.ts";
import { hasFilters, type Navigation } from "./navigation.ts";

export const ShownLocationContext = createContext<AppLocation | null>(null);

/** What the screen shows. While the next screen is on its way it is not yet what the address says. */
export const useShownLocation = (): AppLocation => {
  const shown = use(ShownLocationContext);
  if (!shown) throw new Error("no location above this component");
  return shown;
};

/**
 * Follows the address in a transition: the old screen stays until the next one can be drawn. Lists are in the first script and are drawn at
 * once: whatever the feed changes meanwhile would make a transition begin anew.
 */
export const useFollowedLocation = ({ location }: Navigation): AppLocation => {
  const [shown, setShown] = useState(location.getState);
  useEffect(() => {
    const follow = (): void => {
      const next = location.getState();
      if (hasFilters(next.route)) setShown(next);
      else startTransition(() => setShown(next));
    };
    // It may have changed between the first picture and here.
    follow();
    return location.subscribe(follow);
  }, [location]);
  return shown;
};
