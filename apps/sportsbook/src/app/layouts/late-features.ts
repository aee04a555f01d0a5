import { withLateTexts } from "../../i18n/late-texts.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

/** Components beside or over the odds are in files of their own, so that the first odds do not wait for them. */

export const BetslipBar = lazyPart(
  withLateTexts(() => import("../../features/betslip/betslip-bar.tsx")),
  (module) => module.BetslipBar,
);

export const SlipToasts = lazyPart(
  withLateTexts(() => import("../../features/betslip/slip-toasts.tsx")),
  (module) => module.SlipToasts,
);

export const PunterBalance = lazyPart(
  () => import("../../features/betslip/punter-balance.tsx"),
  (module) => module.PunterBalance,
);

export const PunterSessionBar = lazyPart(
  withLateTexts(() => import("./punter-session-bar.tsx")),
  (module) => module.PunterSessionBar,
);

export const ObligatoryStrip = lazyPart(
  withLateTexts(() => import("../../features/safer-gambling/obligatory-strip.tsx")),
  (module) => module.ObligatoryStrip,
);

export const PageEnd = lazyPart(
  withLateTexts(() => import("./page-end.tsx")),
  (module) => module.PageEnd,
);

export const ConsentBar = lazyPart(
  withLateTexts(() => import("../../features/consent/consent-bar.tsx")),
  (module) => module.ConsentBar,
);

export const SidePanel = lazyPart(
  () => import("./side-panel.tsx"),
  (module) => module.SidePanel,
);

export const SportsTree = lazyPart(
  () => import("../../features/sports-tree/sports-tree.tsx"),
  (module) => module.SportsTree,
);

export const LeaguesSheet = lazyPart(
  () => import("../../features/sports-tree/leagues-sheet.tsx"),
  (module) => module.LeaguesSheet,
);

export const SportsRail = lazyPart(
  () => import("../../features/sports-tree/sports-rail.tsx"),
  (module) => module.SportsRail,
);

export const Tooltips = lazyPart(
  () => import("../../ui/tooltips.tsx"),
  (module) => module.Tooltips,
);

export const PriceAnnouncer = lazyPart(
  () => import("../../features/price-announcer/price-announcer.tsx"),
  (module) => module.PriceAnnouncer,
);

export const TicketNews = lazyPart(
  withLateTexts(() => import("./ticket-news-toasts.tsx")),
  (module) => module.TicketNewsToasts,
);
