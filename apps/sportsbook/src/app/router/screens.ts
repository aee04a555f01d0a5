import type { ComponentType } from "react";
import { withLateTexts } from "../../i18n/late-texts.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { OfferScreen, prepareList } from "../screens/offer-screen.tsx";
import type { Prepare } from "../screens/prepare.ts";
import type { ScreenName } from "./navigation.ts";

/** What draws a route. One in a file of its own can be asked for before it is drawn. */
type Screen = ComponentType & {
  readonly preload?: () => Promise<void>;
  /** Waits for what the screen shows first, where a server draws it or has drawn it. */
  readonly prepare?: Prepare;
};

interface PreparedScreen {
  readonly prepare: Prepare;
}

/** A screen in a file of its own that a server draws. */
const drawnScreen = <Module extends PreparedScreen>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): Screen => {
  const part = lazyPart(load, pick);
  const prepare: Prepare = async (parts, route) => {
    await Promise.all([part.preload(), load().then((module) => module.prepare(parts, route))]);
  };
  return Object.assign(part, { prepare });
};

/** The list is in the first script: most begin with it. The others come in files of their own. */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  list: Object.assign(OfferScreen, { prepare: prepareList }),
  home: drawnScreen(
    () => import("../screens/home-screen.tsx"),
    (module) => module.HomeScreen,
  ),
  event: drawnScreen(
    () => import("../screens/event-screen.tsx"),
    (module) => module.EventScreen,
  ),
  outrights: drawnScreen(
    () => import("../screens/outrights-screen.tsx"),
    (module) => module.OutrightsScreen,
  ),
  search: lazyPart(
    () => import("../screens/search-screen.tsx"),
    (module) => module.SearchScreen,
  ),
  preferences: lazyPart(
    withLateTexts(() => import("../screens/preferences-screen.tsx")),
    (module) => module.PreferencesScreen,
  ),
  "last-tickets": lazyPart(
    withLateTexts(() => import("../screens/last-tickets-screen.tsx")),
    (module) => module.LastTicketsScreen,
  ),
  "bet-details": lazyPart(
    withLateTexts(() => import("../screens/ticket-screen.tsx")),
    (module) => module.TicketScreen,
  ),
};
