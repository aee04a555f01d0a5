import type { ComponentProps } from "react";
import { useStore } from "zustand";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";

/** The page's main part. It alone is drawn when a step begins, not the whole page; styles show a line while the next screen is on its way. */
export const MainPart = (props: ComponentProps<"main">) => {
  const shown = useShownLocation();
  const isBusy = useStore(useServices().navigation.location) !== shown;
  return <main {...props} tabIndex={-1} aria-busy={isBusy} />;
};
