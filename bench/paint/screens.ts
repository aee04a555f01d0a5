/** The screens whose first load is measured. */
export const SCREENS = { homepage: "/", sports: "/sports/d_all", live: "/live" } as const;
export type Screen = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as Screen[];

/** Full speed, and a quarter of it, for a cheap phone. */
export const SLOWDOWNS = [1, 4] as const;
export type Slowdown = (typeof SLOWDOWNS)[number];
