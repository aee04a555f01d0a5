import { useOpenBets } from "../../data/tickets/tickets-context.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useCounts } from "../../entities/offer-counts.ts";
import { useSeemsSignedIn } from "../../entities/session/session-context.ts";
import { type NavigationItem, navigationItems } from "../../features/navigation/navigation-items.ts";
import { useShownLocation } from "../router/shown-location.ts";

/** The entries of the main navigation for the shown location. */
export const useNavigationItems = (): readonly NavigationItem[] => {
  const { general, brand } = useConfig();
  const widgets = brand.settings.integrationWidgets;
  const { route } = useShownLocation();
  const { statistics } = useCounts();
  const signedIn = useSeemsSignedIn();
  const hrefOf = useHref();
  const openBets = useOpenBets();
  return navigationItems({ general, widgets, route, signedIn, liveCount: statistics?.totals.live, openBets, hrefOf });
};
