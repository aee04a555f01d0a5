/** The screens whose first load is measured. */
export const SCREENS = { homepage: "/", sports: "/sports/d_all", live: "/live" } as const;
export type Screen = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as Screen[];

/** Full speed, and a quarter of it, for a cheap phone. */
export const SLOWDOWNS = [1, 4] as const;
export type Slowdown = (typeof SLOWDOWNS)[number];

/** Who draws the first window: the server, or the browser without it. */
export const DRAWERS = ["server", "browser"] as const;
export type Drawer = (typeof DRAWERS)[number];
