/**
 * Numbers that both the code and the style sheets need, in pixels. `vite/metrics-styles.ts` gives them to CSS under the same
 * names: `ROW.narrow` is `var(--row-narrow)`. What only CSS needs is a token of the design instead.
 */

/** Window widths from which on the layout is another: `@media (--from-tablet)` and `@media (--below-tablet)` in CSS. */
export const BREAKPOINTS = { mobile: 390, tablet: 768, desktop: 1280, "desktop-l": 1440, "desktop-xl": 1920 } as const;

type Breakpoint = keyof typeof BREAKPOINTS;

export const from = (breakpoint: Breakpoint): string => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;
export const below = (breakpoint: Breakpoint): string => `(max-width: ${BREAKPOINTS[breakpoint] - 1}px)`;

/** Whether one of these queries matches a window of this width: for a server, which has none. */
export const matchesWidth = (query: string, width: number): boolean => {
  const [, bound, pixels] = /^\((min|max)-width: (\d+)px\)$/.exec(query) ?? [];
  if (pixels === undefined) throw new Error(`${query} is not about the width alone`);
  return bound === "min" ? width >= Number(pixels) : width <= Number(pixels);
};

/** Heights of an event's row. */
export const ROW = {
  narrow: 72,
  tablet: 64,
  wide: 56,
  multi: 60,
  names: 92,
  "names-narrow": 124,
  "double-narrow": 132,
} as const;

/** Heights of what heads the events of a list, and the distance between leagues. */
export const LIST = { section: 44, league: 36, "league-narrow": 34, gap: 8 } as const;

/** A row that is scrolled sideways: the event's own part, which stays in sight, and the distance between markets. */
export const SIDEWAYS = { event: 320, gap: 12 } as const;

/** Heights in Asian and Indonesian views: heads of the list, heads of sections and leagues, and the lines of a row. */
export const GRID = {
  "table-head": 44,
  "line-head": 34,
  "single-head": 30,
  section: 30,
  league: 30,
  "league-card": 44,
  "league-card-columns": 68,
  cell: 28,
  tile: 48,
  "tiles-head": 26,
  "single-tiles-head": 36,
  stacked: 50,
  "stack-head": 42,
} as const;

export const METRICS = { row: ROW, list: LIST, sideways: SIDEWAYS, grid: GRID } as const;
