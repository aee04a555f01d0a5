import type { BrandSettings } from "../settings.ts";

/** What a brand has unless it says otherwise. */
export const defaultSettings: BrandSettings = {
  generalSettings: {
    baseRouteRedirect: "homepage",
    pathWords: { homepage: "homepage", sports: "sports", live: "live" },
    theme: { default: "dark", options: ["dark", "light", "obsidian_blue"] },
    mainNavigation: {
      type: "bottom-positioned",
      numberOfVisibleItems: 5,
      labelsAlwaysVisible: true,
      options: [
        { label: "home", route: "homepage", icon: "home", requiresAuth: false },
        { label: "sports", route: "sports", icon: "trophy", requiresAuth: false },
        { label: "live", route: "live", icon: "live", appendedValue: "live-count", requiresAuth: false },
        { label: "search", route: "search", icon: "search", requiresAuth: false },
        { label: "myBets", route: "last-tickets", icon: "ticket", requiresAuth: true },
      ],
    },
    desktopNavigationViews: ["homepage", "sports", "live"],
    gameLandingSetup: { sports: { time: "today" } },
    oddsFormat: { default: "decimal", available: ["decimal"] },
    ageMark: "18+",
  },
};
