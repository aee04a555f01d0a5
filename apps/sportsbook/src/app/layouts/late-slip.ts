import { withLateTexts } from "../../i18n/late-texts.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

/** Apart from the other late features: the side panel is one of them, and asks for what stands in it itself. */
export const BetslipPanel = lazyPart(
  withLateTexts(() => import("../../features/betslip/betslip-panel.tsx")),
  (module) => module.BetslipPanel,
);

export const LastTickets = lazyPart(
  withLateTexts(() => import("./last-tickets-part.tsx")),
  (module) => module.LastTicketsPart,
);

export const RecommendedPart = lazyPart(
  () => import("./recommended-part.tsx"),
  (module) => module.RecommendedPart,
);
