import { lazyPart } from "../ui/lazy-part.ts";

/** Apart from the other late features: the side panel is one of them, and asks for the slip itself. */
export const BetslipPanel = lazyPart(
  () => import("../features/betslip/betslip-panel.tsx"),
  (module) => module.BetslipPanel,
);
