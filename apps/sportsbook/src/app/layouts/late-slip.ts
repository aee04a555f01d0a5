import { withLateTexts } from "../../i18n/late-texts.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

/** Not in `late-features.ts`: the side panel, which is a late feature, imports these. */
export const BetslipPanel = lazyPart(
  withLateTexts(() => import("../../features/betslip/betslip-panel.tsx")),
  (module) => module.BetslipPanel,
);

export const LastTickets = lazyPart(
  withLateTexts(() => import("./last-tickets-panel.tsx")),
  (module) => module.LastTicketsPanel,
);

export const RecommendedPanel = lazyPart(
  () => import("./recommended-panel.tsx"),
  (module) => module.RecommendedPanel,
);
