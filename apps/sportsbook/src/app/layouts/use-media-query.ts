import { useCallback, useSyncExternalStore } from "react";
import { below } from "../../ui/metrics.ts";

/** A phone, held either way. */
export const NARROW = below("tablet");

export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};
