import type { ComponentProps } from "react";
import { useStore } from "zustand";
import type { Place } from "./navigation.ts";
import { useServices } from "./services.ts";

interface MainPartProps extends ComponentProps<"main"> {
  /** The place on the screen. While it is not that of the address, the next screen is on its way. */
  readonly place: Place;
}

/** The page's main part. It alone is drawn when a step begins, not the whole page; styles show a line while it is busy. */
export const MainPart = ({ place, ...props }: MainPartProps) => {
  const isBusy = useStore(useServices().navigation.place) !== place;
  return <main {...props} tabIndex={-1} aria-busy={isBusy} />;
};
