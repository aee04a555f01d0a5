import { enabledFilters, type GeneralSettings } from "@touchline/brands";
import { offersLive } from "@touchline/jurisdictions";
import { formatPath, parsePath, type Route } from "@touchline/protocol";
import type { AppConfig } from "../../config/app-config.ts";
import { readTicketQuery, withBet } from "./page-query.ts";

/** Where the app is: what an address says, and how we came there. */
export interface AppLocation {
  readonly route: Route;
  /** A step back wants its old scroll position, a step on does not. */
  readonly arrival: "push" | "pop";
  /** The address leaves open what the brand begins its sports with: a catalog, which is yet to be found. */
  readonly landing: boolean;
  /** Whose ticket the ticket page shows; null where the address does not say, and on every other page. */
  readonly betId: string | null;
}

/** What of the settings decides where an address leads. */
export type NavigationConfig = Pick<AppConfig, "general" | "brand" | "pack">;

/** A sports list is always of a time: without one in the address it is the brand's usual one. */
const withDate = (route: Route, { gameLandingSetup }: GeneralSettings): Route => {
  const { view, filters } = route;
  if (view !== "sports" || filters.date || filters.page || filters.event) return route;
  return { view, filters: { ...filters, date: gameLandingSetup.sports.time } };
};

/** The sports without anything that narrows them open with what the brand promotes, if it says so. */
const isLanding = ({ view, filters }: Route, { gameLandingSetup }: GeneralSettings): boolean =>
  view === "sports" && Object.keys(filters).length === 0 && gameLandingSetup.sports.type === "promo";

/** Reads and writes addresses: paths by the protocol's grammar in the brand's words, with the query that the page began with. */
export const createAddresses = ({ general, brand, pack }: NavigationConfig, search: () => string) => {
  const widgets = brand.settings.integrationWidgets;
  /** Where nothing may be bet on in play, an address of it leads to the sports with the same filters. */
  const offered = (view: Route["view"]): Route["view"] => (view === "live" && !offersLive(pack) ? "sports" : view);
  const format = (route: Route): string => formatPath(route, general.pathWords);
  const hrefOf = (route: Route, betId: string | null = null): string => format(route) + withBet(search(), betId);

  /** Of a path, or of the address of a link with whatever query it has. */
  const read = (address: string, arrival: AppLocation["arrival"]): AppLocation => {
    const [path = "", search = ""] = address.split("?");
    const { view, filters } = parsePath(path, general.pathWords, general.baseRouteRedirect);
    const route: Route = { view: offered(view), filters: enabledFilters(filters, widgets) };
    const betId = route.view === "bet-details" ? readTicketQuery(search).betId : null;
    return { route: withDate(route, general), arrival, landing: isLanding(route, general), betId };
  };
  return { format, hrefOf, read };
};
