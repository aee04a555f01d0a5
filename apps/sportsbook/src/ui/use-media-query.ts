import { useCallback, useContext, useSyncExternalStore } from "react";
import { DrawnForContext } from "./drawn-for.ts";
import { matchesWidth } from "./metrics.ts";

const ignore = (): void => undefined;

/** Whether the query matches. `known` replaces its answer; the window is then not asked. */
export const useMediaQuery = (query: string, known: boolean | null = null): boolean => {
  const drawnWidth = useContext(DrawnForContext)?.width ?? 0;
  const isKnown = known !== null;
  const subscribe = useCallback(
    (listener: () => void) => {
      if (isKnown) return ignore;
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query, isKnown],
  );
  return useSyncExternalStore(
    subscribe,
    () => known ?? window.matchMedia(query).matches,
    () => known ?? matchesWidth(query, drawnWidth),
  );
};
