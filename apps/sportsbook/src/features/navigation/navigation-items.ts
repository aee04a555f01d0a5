import {
  type BrandSettings,
  type GeneralSettings,
  isAddressEnabled,
  type LocalizedText,
  type NavigationOption,
} from "@touchline/brands";
import type { Route } from "@touchline/protocol";
import { selectText } from "../../i18n/localized-text.ts";
import { configuredMessage } from "../../i18n/message.ts";

type HostEvent = Extract<NavigationOption["route"], { type: "event" }>["name"];

/** A link, or a page that the host is asked to open. */
export type NavigationTarget = { readonly href: string } | { readonly event: HostEvent };

export interface ItemCount {
  readonly of: "events" | "bets";
  readonly number: number;
}

export interface NavigationItem {
  readonly key: string;
  readonly label: string;
  readonly icon: NavigationOption["icon"];
  readonly target: NavigationTarget;
  readonly current: boolean;
  readonly count: ItemCount | undefined;
}

interface NavigationContext {
  readonly general: GeneralSettings;
  /** Items that lead to what the brand has switched off are left out. */
  readonly widgets: BrandSettings["integrationWidgets"];
  readonly route: Route;
  readonly signedIn: boolean;
  readonly liveCount: number | undefined;
  /** Null until it is known. */
  readonly openBets: number | null;
  readonly hrefOf: (route: Route) => string;
}

type PredefinedRoute = Extract<NavigationOption["route"], { type: "predefined" }>["name"];

/** If sports open with a catalog, the route does not name it yet. */
const sportsRoute = ({ gameLandingSetup: { sports } }: GeneralSettings): Route => ({
  view: "sports",
  filters: sports.type === "promo" ? {} : { date: sports.time },
});

const routeOf = (name: PredefinedRoute, general: GeneralSettings): Route => {
  switch (name) {
    case "sports":
      return sportsRoute(general);
    case "live":
      return { view: "live", filters: { date: "all" } };
    case "search":
      return { view: "sports", filters: { page: "search" } };
    default:
      return { view: name, filters: {} };
  }
};

const isCurrent = ({ route: target }: NavigationOption, { view, filters }: Route): boolean => {
  if (target.type !== "predefined") return false;
  return filters.page === "search" ? target.name === "search" : target.name === view;
};

const labelOf = (label: string | LocalizedText): string =>
  typeof label === "string" ? configuredMessage(label) : selectText(label);

const targetOf = ({ route }: NavigationOption, { general, hrefOf }: NavigationContext): NavigationTarget => {
  if (route.type === "event") return { event: route.name };
  return { href: route.type === "custom" ? route.url : hrefOf(routeOf(route.name, general)) };
};

const keyOf = ({ route }: NavigationOption): string => (route.type === "custom" ? route.url : route.name);

const leadsSomewhere = ({ route }: NavigationOption, { general, widgets }: NavigationContext): boolean =>
  route.type !== "custom" || isAddressEnabled(route.url, general.pathWords, widgets);

const countOf = (
  { appendedValue, route }: NavigationOption,
  { liveCount, openBets }: NavigationContext,
): ItemCount | undefined => {
  if (appendedValue === "live-count") return liveCount === undefined ? undefined : { of: "events", number: liveCount };
  const isOwnBets = route.type === "predefined" && route.name === "last-tickets";
  return isOwnBets && openBets ? { of: "bets", number: openBets } : undefined;
};

/** The items in the brand's order, without those that need a signed-in punter. */
export const navigationItems = (context: NavigationContext): NavigationItem[] =>
  context.general.mainNavigation.options
    .filter(({ requiresAuth }) => context.signedIn || !requiresAuth)
    .filter((option) => leadsSomewhere(option, context))
    .map((option) => ({
      key: keyOf(option),
      label: labelOf(option.label),
      icon: option.icon,
      target: targetOf(option, context),
      current: isCurrent(option, context.route),
      count: countOf(option, context),
    }));

interface BarItems {
  readonly visible: readonly NavigationItem[];
  /** Behind "more". */
  readonly rest: readonly NavigationItem[];
}

/** If there are more items than places, the last place is "more". */
export const splitItems = (items: readonly NavigationItem[], places: number): BarItems => {
  if (items.length <= places) return { visible: items, rest: [] };
  return { visible: items.slice(0, places - 1), rest: items.slice(places - 1) };
};

/** Items for a wide page: the offer's views that the brand enables there, and items that the brand added. */
export const desktopItems = (
  items: readonly NavigationItem[],
  { desktopNavigationViews, mainNavigation }: GeneralSettings,
): NavigationItem[] => {
  const added = mainNavigation.options.filter(({ route }) => route.type !== "predefined").map(keyOf);
  const shown = [...desktopNavigationViews, ...added];
  return items.filter(({ key }) => shown.includes(key));
};
