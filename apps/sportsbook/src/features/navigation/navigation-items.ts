import type { GeneralSettings, NavigationOption } from "@touchline/brands";
import type { Route } from "../../config/route.ts";
import { messages } from "../../i18n/messages.ts";

export interface NavigationItem {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly href: string;
  readonly current: boolean;
  readonly count: number | undefined;
}

interface NavigationContext {
  readonly general: GeneralSettings;
  readonly route: Route;
  readonly liveCount: number | undefined;
  readonly hrefOf: (route: Route) => string;
}

const isSearch = ({ filters }: Route): boolean => filters.page === "search";

/** The address of each destination that has one. */
const routeOf = (destination: NavigationOption["route"], general: GeneralSettings): Route | null => {
  switch (destination) {
    case "homepage":
      return { view: "homepage", filters: {} };
    case "sports":
      return { view: "sports", filters: { date: general.gameLandingSetup.sports.time } };
    case "live":
      return { view: "live", filters: { date: "all" } };
    case "search":
      return { view: "sports", filters: { page: "search" } };
    default:
      return null;
  }
};

const isCurrent = (destination: NavigationOption["route"], route: Route): boolean =>
  isSearch(route) ? destination === "search" : destination === route.view;

const isNavigationLabel = (label: string): label is keyof typeof messages.navigation => label in messages.navigation;

/** What a visitor may go to, in the brand's order. */
export const navigationItems = ({ general, route, liveCount, hrefOf }: NavigationContext): NavigationItem[] =>
  general.mainNavigation.options
    .filter(({ requiresAuth }) => !requiresAuth)
    .slice(0, general.mainNavigation.numberOfVisibleItems)
    .flatMap((option) => {
      const target = routeOf(option.route, general);
      if (!target) return [];
      return [
        {
          key: option.route,
          label: isNavigationLabel(option.label) ? messages.navigation[option.label] : option.label,
          icon: option.icon,
          href: hrefOf(target),
          current: isCurrent(option.route, route),
          count: option.appendedValue === "live-count" ? liveCount : undefined,
        },
      ];
    });

/** Of these, what the header of a wide page shows. */
export const headerItems = (items: readonly NavigationItem[], general: GeneralSettings): NavigationItem[] =>
  items.filter(({ key }) => (general.desktopNavigationViews as readonly string[]).includes(key));
