type Pair = readonly [foreground: string, backgrounds: readonly string[], minimum: number];

const SURFACES = ["surface", "surface-raised"] as const;
const TEXT = 4.5;
/** For the border of a control. */
const EDGE = 3;

/** Foreground and background tokens with their minimum contrast, by WCAG 2.2 AA. The design guide prints the same table. */
export const CONTRAST_PAIRS: readonly Pair[] = [
  ["text", ["canvas", ...SURFACES, "surface-overlay", "surface-sunken", "field", "odds-bg"], TEXT],
  ["text", ["warning-soft", "danger-soft", "info-soft", "won-soft", "accent-soft"], TEXT],
  ["text-secondary", ["canvas", ...SURFACES, "surface-overlay", "surface-sunken", "odds-bg"], TEXT],
  ["text-secondary", ["live-soft", "accent-soft", "warning-soft", "danger-soft", "info-soft"], TEXT],
  ["text-muted", ["canvas", ...SURFACES, "surface-overlay", "surface-sunken", "field"], TEXT],
  ["text-muted", ["odds-bg", "odds-bg-suspended", "live-soft", "accent-soft"], TEXT],
  ["odds-text", ["odds-bg", "odds-bg-hover", "odds-bg-pressed", "surface", "live-soft"], TEXT],
  ["odds-text", ["odds-up-bg", "odds-down-bg"], TEXT],
  ["odds-label", ["odds-bg", "odds-bg-hover", "odds-bg-pressed", "odds-bg-suspended"], TEXT],
  ["odds-label", ["odds-up-bg", "odds-down-bg"], TEXT],
  ["odds-negative", ["odds-bg", "odds-bg-hover", ...SURFACES, "live-soft", "odds-up-bg", "odds-down-bg"], TEXT],
  ["odds-up", ["odds-up-bg", ...SURFACES, "odds-bg"], TEXT],
  ["odds-down", ["odds-down-bg", ...SURFACES, "odds-bg"], TEXT],
  ["live", ["live-soft", "canvas", ...SURFACES], TEXT],
  ["won", ["won-soft", ...SURFACES], TEXT],
  ["lost", ["lost-soft", ...SURFACES], TEXT],
  ["void", ["void-soft", ...SURFACES], TEXT],
  ["open", ["open-soft", ...SURFACES], TEXT],
  ["warning", ["warning-soft", ...SURFACES, "surface-overlay"], TEXT],
  ["danger", ["danger-soft", ...SURFACES, "surface-overlay", "surface-sunken"], TEXT],
  ["info", ["info-soft", ...SURFACES], TEXT],
  ["on-danger", ["danger-fill"], TEXT],
  ["on-accent", ["accent", "accent-hover", "accent-pressed"], TEXT],
  ["accent-text", ["canvas", ...SURFACES, "surface-overlay", "accent-soft"], TEXT],
  ["accent", [...SURFACES, "surface-overlay", "odds-bg"], EDGE],
  ["control-border", [...SURFACES, "surface-overlay", "surface-sunken", "field"], EDGE],
  ["focus-ring", ["canvas", ...SURFACES, "surface-overlay"], EDGE],
];
