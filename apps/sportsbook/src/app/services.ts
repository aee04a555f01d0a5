import { createContext, useContext } from "react";
import type { HomeWidgets } from "../data/homepage/home-widgets.ts";
import type { Recommended } from "../data/homepage/recommended-betslips.ts";
import type { LiveOffer } from "../data/live-offer/live-offer.ts";
import type { MainList } from "../data/live-offer/main-list.ts";
import type { Search } from "../data/live-offer/search.ts";
import type { Interests } from "../data/recommendations/interests.ts";
import type { ReadonlyStore } from "../data/store.ts";
import type { AppEnv } from "./env.ts";
import type { Navigation } from "./router/navigation.ts";

/** The ticket that the host wants shown in its page, and how. */
export interface GameOptions {
  readonly betId: string | null;
  readonly loadMobileView: boolean;
  /** Counts the requests of the host to show a bet: the same bet, requested again, is loaded again. */
  readonly said: number;
}

/** Services of the app for layouts and screens. They stay the same for the life of the page. */
export interface Services {
  readonly navigation: Navigation;
  readonly env: Pick<AppEnv, "now" | "tabStorage" | "host">;
  readonly offer: LiveOffer;
  /** The list of the current route. */
  readonly list: MainList;
  readonly search: Search;
  readonly homeWidgets: HomeWidgets;
  readonly recommended: Recommended;
  /** What the bettor looks at; read with consent only. */
  readonly interests: Pick<Interests, "top">;
  /** What the page around the app wants of the ticket page. */
  readonly gameOptions: ReadonlyStore<GameOptions>;
  /** Called when the first screen is on the page. */
  readonly onShown: () => void;
  /** A part of the app could not be loaded. */
  readonly chunkMissing: ReadonlyStore<boolean>;
}

export const ServicesContext = createContext<Services | null>(null);

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("no services above this component");
  return services;
};
