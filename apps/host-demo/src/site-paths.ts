/** What the site's own pages ask its server, besides what the sportsbook knows of (`HOST_PATHS`). In a file without schemas: the browser loads it, too. */
export const SITE_PATHS = {
  me: "/host/me",
  session: "/host/session",
  currency: "/host/currency",
  cancelRaise: "/host/limits/cancel",
  stake: "/host/stake",
  history: "/host/history",
} as const;

/** Where the site has its pages. */
export const SITE_PAGES = {
  home: "/",
  casino: "/casino",
  liveCasino: "/live-casino",
  sports: "/sports",
  virtuals: "/virtuals",
  promotions: "/promotions",
  history: "/account/history",
  limits: "/account/limits",
  timeOut: "/account/time-out",
  selfExclusion: "/account/self-exclusion",
  help: "/help",
  compare: "/compare",
} as const;
