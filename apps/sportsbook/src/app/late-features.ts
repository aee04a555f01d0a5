import { lazyPart } from "../ui/lazy-part.ts";

/** What stands beside the odds or opens over them comes in files of its own: the first odds do not wait for it. */

export const BetslipBar = lazyPart(
  () => import("../features/betslip/betslip-bar.tsx"),
  (module) => module.BetslipBar,
);

export const SlipToasts = lazyPart(
  () => import("../features/betslip/slip-toasts.tsx"),
  (module) => module.SlipToasts,
);

export const PunterBalance = lazyPart(
  () => import("../features/betslip/punter-balance.tsx"),
  (module) => module.PunterBalance,
);

export const SidePanel = lazyPart(
  () => import("./side-panel.tsx"),
  (module) => module.SidePanel,
);

export const SportsTree = lazyPart(
  () => import("../features/sports-tree/sports-tree.tsx"),
  (module) => module.SportsTree,
);

export const LeaguesSheet = lazyPart(
  () => import("../features/sports-tree/leagues-sheet.tsx"),
  (module) => module.LeaguesSheet,
);

export const SportsRail = lazyPart(
  () => import("../features/sports-tree/sports-rail.tsx"),
  (module) => module.SportsRail,
);

export const SearchScreen = lazyPart(
  () => import("./search-screen.tsx"),
  (module) => module.SearchScreen,
);

export const PreferencesScreen = lazyPart(
  () => import("./preferences-screen.tsx"),
  (module) => module.PreferencesScreen,
);

export const LastTickets = lazyPart(
  () => import("../features/bet-list/last-tickets.tsx"),
  (module) => module.LastTickets,
);

export const BetTicket = lazyPart(
  () => import("../features/bet-ticket/bet-ticket.tsx"),
  (module) => module.BetTicket,
);

export const EventScreen = lazyPart(
  () => import("./event-screen.tsx"),
  (module) => module.EventScreen,
);

export const HomeScreen = lazyPart(
  () => import("./home-screen.tsx"),
  (module) => module.HomeScreen,
);

export const OutrightsScreen = lazyPart(
  () => import("./outrights-screen.tsx"),
  (module) => module.OutrightsScreen,
);
