import type { GeneralSettings } from "@touchline/brands";
import type { Filters, Route } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import { type AppLocation, createAddresses } from "./app-location.ts";
import { type AddressOwner, type Navigation, screenOf } from "./navigation.ts";
import { withBet } from "./page-query.ts";
import { SCREENS } from "./screens.ts";

/** A page that is loaded again is come back to. */
const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
};

/** How many steps inside the app lead here. The history keeps it, so that forward and reload do not miscount. */
const depth = (): number => (history.state as { readonly depth?: number } | null)?.depth ?? 0;

const here = (): string => location.pathname + location.search;

/** The address bar as a store. Whatever path is opened, the one shown is canonical and in the brand's words. */
export const createNavigation = (
  general: GeneralSettings,
  findCatalog: (date: Filters["date"]) => Promise<number | undefined>,
): Navigation => {
  const { format, hrefOf, read } = createAddresses(general);
  const store = createStore<AppLocation>(() => read(here(), isReload() ? "pop" : "push"));
  let owner: AddressOwner | null = null;

  /** What the last landing led to: whoever is there need not land again. */
  let landed: string | null = null;

  const canonicalise = ({ route, betId }: AppLocation): void => {
    const href = hrefOf(route, betId);
    if (href !== here()) history.replaceState(history.state, "", href);
  };

  /** The sports open with a catalog, which is looked for as soon as one comes there; another step on ends the search. */
  const land = async (): Promise<void> => {
    const before = store.getState();
    if (!before.landing) return;
    const { view, filters } = before.route;
    const catalog = await findCatalog(filters.date);
    if (store.getState() !== before) return;
    const route: Route = { view, filters: catalog === undefined ? filters : { ...filters, catalog } };
    const found = { ...before, route, landing: false };
    landed = hrefOf(route);
    canonicalise(found);
    store.setState(found, true);
  };
  const arrive = (next: AppLocation): void => {
    store.setState(next, true);
    void land();
  };

  const go = (address: string): void => {
    const next = read(address, "push");
    const href = hrefOf(next.route, next.betId);
    if (href === here() || (next.landing && here() === landed)) return;
    const state = { depth: depth() + 1 };
    if (owner) history.replaceState(state, "", href);
    else history.pushState(state, "", href);
    arrive(next);
  };

  canonicalise(store.getState());
  void land();
  window.addEventListener("popstate", () => {
    const next = read(here(), "pop");
    canonicalise(next);
    arrive(next);
  });

  return {
    location: store,
    hrefOf,
    ticketHref: (betId) => hrefOf({ view: "bet-details", filters: {} }, betId),
    path: () => {
      const { route, betId } = store.getState();
      return format(route) + withBet("", betId);
    },
    go,
    back: () => {
      if (depth() > 0) (owner ?? history).back();
      else go(format({ view: general.baseRouteRedirect, filters: {} }));
    },
    preload: (address) => SCREENS[screenOf(read(address, "push").route)].preload?.(),
    step: (address) => {
      const next = read(address, "pop");
      history.replaceState({ depth: Math.max(0, depth() - 1) }, "", hrefOf(next.route, next.betId));
      arrive(next);
    },
    setOwner: (next) => {
      owner = next;
    },
  };
};
