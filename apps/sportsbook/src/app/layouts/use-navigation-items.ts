import { useHref } from "../../entities/links/links-context.ts";
import { useCounts } from "../../entities/offer-counts.ts";
import { useIsSignedIn } from "../../entities/session/session-context.ts";
import { type NavigationItem, navigationItems } from "../../features/navigation/navigation-items.ts";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";

/** The entries of the main navigation for the shown location. */
export const useNavigationItems = (): readonly NavigationItem[] => {
  const { general } = useServices().config;
  const { route } = useShownLocation();
  const { statistics } = useCounts();
  const signedIn = useIsSignedIn();
  const hrefOf = useHref();
  return navigationItems({ general, route, signedIn, liveCount: statistics?.totals.live, hrefOf });
};
