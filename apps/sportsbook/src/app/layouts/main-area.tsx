import type { ComponentProps } from "react";
import { useStore } from "../../data/use-store.ts";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";

/** The `main` element. Only it renders when a navigation begins; `aria-busy` shows a progress line until the next screen is there. */
export const MainArea = (props: ComponentProps<"main">) => {
  const shown = useShownLocation();
  const isBusy = useStore(useServices().navigation.location) !== shown;
  return <main {...props} tabIndex={-1} aria-busy={isBusy} />;
};
