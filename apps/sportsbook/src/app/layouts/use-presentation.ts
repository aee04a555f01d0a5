import { useMemo } from "react";
import { usePreferences } from "../../data/preferences/preferences-context.ts";
import { dateFormatsOf, type Presentation } from "../../data/preferences/presentation-context.ts";
import { useServices } from "../services.ts";

/** How the offer is written on this screen, by what the bettor prefers. */
export const useChosenPresentation = (isNarrow: boolean): Presentation => {
  const { general } = useServices().config;
  const { oddsFormat, mobileOfferView, desktopOfferView, ...grids } = usePreferences();
  const view = isNarrow ? mobileOfferView : desktopOfferView;
  const grid = isNarrow ? grids.offerGridMobileLayout : grids.offerGridDesktopLayout;
  return useMemo(
    () => ({ view, grid, oddsFormat, dates: dateFormatsOf(general, view) }),
    [general, oddsFormat, view, grid],
  );
};
