/** For the screen where editors change colours and corners. Reads no files. */
export { type AccentContrast, accentContrast, nearestEnough } from "../check/accent-contrast.ts";
export { themeFindings } from "../check/contrast.ts";
export type { AccentSet } from "../schema/accents.ts";
export { brandColors } from "./brand-style.ts";
export { designTokens } from "./tokens.ts";
