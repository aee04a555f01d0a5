import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { familyOf } from "../../data/preferences/view-family.ts";
import { below } from "../../ui/metrics.ts";
import { useMediaQuery } from "./use-media-query.ts";

/** The tree becomes a rail on a tablet, and for views that need its room: wide tables up to 1440, many markets up to 1920. */
export const useRail = (isTablet: boolean): boolean => {
  const { view } = usePresentation();
  const isCompact = useMediaQuery(below("desktop-l"));
  const isUsual = useMediaQuery(below("desktop-xl"));
  if (isTablet) return true;
  if (view === "euro_multi_market_horizontal") return isUsual;
  return familyOf(view) !== "european" && isCompact;
};
