import type { Filters, Route } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { AddressBar } from "./address-bar.ts";
import { type AppLocation, createAddresses, type NavigationConfig } from "./app-location.ts";
import { type AddressOwner, type Navigation, screenOf } from "./navigation.ts";
import { withBet } from "./page-query.ts";
import { SCREENS } from "./screens.ts";

/** The address bar as a store. Whatever path is opened, the one shown is canonical and in the brand's words. */
export const createNavigation = (
  bar: AddressBar,
  config: NavigationConfig,
  findCatalog: (date: Filters["date"]) => Promise<number | undefined>,
): Navigation => {
  const { format, hrefOf, read } = createAddresses(config, bar.search);
  const here = (): string => bar.path() + bar.search();
  // A reload returns to a page, as a step back does.
  const store = createStore<AppLocation>(() => read(here(), bar.isReload() ? "pop" : "push"));
  let owner: AddressOwner | null = null;

  /** What the last landing led to: whoever is there need not land again. */
  let landed: string | null = null;

  const canonicalise = ({ route, betId }: AppLocation): void => {
    const href = hrefOf(route, betId);
    if (href !== here()) bar.replace(href);
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
    const state = { depth: bar.depth() + 1 };
    if (owner) bar.replace(href, state);
    else bar.push(href, state);
    arrive(next);
  };

  canonicalise(store.getState());
  void land();
  bar.onPop(() => {
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
      if (bar.depth() > 0) (owner ?? bar).back();
      else go(format({ view: config.general.baseRouteRedirect, filters: {} }));
    },
    preload: (address) => void SCREENS[screenOf(read(address, "push").route)].preload?.(),
    step: (address) => {
      const next = read(address, "pop");
      bar.replace(hrefOf(next.route, next.betId), { depth: Math.max(0, bar.depth() - 1) });
      arrive(next);
    },
    setOwner: (next) => {
      owner = next;
    },
  };
};
