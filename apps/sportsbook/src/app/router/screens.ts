import { withLateTexts } from "../../i18n/late-texts.ts";
import { OfferScreen } from "../offer-screen.tsx";
import { lazyScreen, type Screen } from "./lazy-screen.ts";
import type { ScreenName } from "./screen-name.ts";

/** The list is in the first script: most begin with it. The others come in files of their own. */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  list: OfferScreen,
  home: lazyScreen(
    () => import("../home-screen.tsx"),
    (module) => module.HomeScreen,
  ),
  event: lazyScreen(
    () => import("../event-screen.tsx"),
    (module) => module.EventScreen,
  ),
  outrights: lazyScreen(
    () => import("../outrights-screen.tsx"),
    (module) => module.OutrightsScreen,
  ),
  search: lazyScreen(
    () => import("../search-screen.tsx"),
    (module) => module.SearchScreen,
  ),
  preferences: lazyScreen(
    withLateTexts(() => import("../preferences-screen.tsx")),
    (module) => module.PreferencesScreen,
  ),
  "last-tickets": lazyScreen(
    withLateTexts(() => import("../last-tickets-screen.tsx")),
    (module) => module.LastTicketsScreen,
  ),
  "bet-details": lazyScreen(
    withLateTexts(() => import("../ticket-screen.tsx")),
    (module) => module.TicketScreen,
  ),
};
