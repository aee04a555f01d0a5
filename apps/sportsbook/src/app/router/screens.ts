import { withLateTexts } from "../../i18n/late-texts.ts";
import { OfferScreen } from "../screens/offer-screen.tsx";
import { lazyScreen, type Screen } from "./lazy-screen.ts";
import type { ScreenName } from "./screen-name.ts";

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
