import type { ComponentType, LazyExoticComponent } from "react";
import { withLateTexts } from "../../i18n/late-texts.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { OfferScreen } from "../screens/offer-screen.tsx";
import type { ScreenName } from "./navigation.ts";

/** What draws a route. One in a file of its own can be asked for before it is drawn. */
type Screen = (ComponentType | LazyExoticComponent<ComponentType>) & { readonly preload?: () => void };

/** A screen in a file of its own. Where asking for it ahead fails, drawing it tries again and says so. */
const lazyScreen = <Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType) =>
  Object.assign(lazyPart(load, pick), { preload: (): void => void load().catch(() => undefined) });

/** The list is in the first script: most begin with it. The others come in files of their own. */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  list: OfferScreen,
  home: lazyScreen(
    () => import("../screens/home-screen.tsx"),
    (module) => module.HomeScreen,
  ),
  event: lazyScreen(
    () => import("../screens/event-screen.tsx"),
    (module) => module.EventScreen,
  ),
  outrights: lazyScreen(
    () => import("../screens/outrights-screen.tsx"),
    (module) => module.OutrightsScreen,
  ),
  search: lazyScreen(
    () => import("../screens/search-screen.tsx"),
    (module) => module.SearchScreen,
  ),
  preferences: lazyScreen(
    withLateTexts(() => import("../screens/preferences-screen.tsx")),
    (module) => module.PreferencesScreen,
  ),
  "last-tickets": lazyScreen(
    withLateTexts(() => import("../screens/last-tickets-screen.tsx")),
    (module) => module.LastTicketsScreen,
  ),
  "bet-details": lazyScreen(
    withLateTexts(() => import("../screens/ticket-screen.tsx")),
    (module) => module.TicketScreen,
  ),
};
