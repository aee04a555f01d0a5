import { lazy } from "react";

/** What stands beside the odds or opens over them comes in files of its own: the first odds do not wait for it. */

export const BetslipPanel = lazy(async () => ({
  default: (await import("../features/betslip/betslip-panel.tsx")).BetslipPanel,
}));

export const SportsTree = lazy(async () => ({
  default: (await import("../features/sports-tree/sports-tree.tsx")).SportsTree,
}));

export const SportsRail = lazy(async () => ({
  default: (await import("../features/sports-tree/sports-rail.tsx")).SportsRail,
}));

export const SearchScreen = lazy(async () => ({ default: (await import("./search-screen.tsx")).SearchScreen }));
