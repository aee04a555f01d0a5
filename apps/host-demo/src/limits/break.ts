const HOUR_MS = 3_600_000;

/** How long a break may be. Longer, or for good, is self-exclusion, which is no matter of a form. */
export const BREAKS = {
  "1h": { label: "1 hour", ms: HOUR_MS },
  "24h": { label: "24 hours", ms: 24 * HOUR_MS },
  "7d": { label: "7 days", ms: 7 * 24 * HOUR_MS },
  "30d": { label: "30 days", ms: 30 * 24 * HOUR_MS },
} as const;
export type BreakLength = keyof typeof BREAKS;

export const isBreakLength = (text: unknown): text is BreakLength =>
  typeof text === "string" && Object.hasOwn(BREAKS, text);

/** A break that has begun is never made shorter by another. */
export const breakAfter = (until: number | null, length: BreakLength, now: number): number =>
  Math.max(until ?? 0, now + BREAKS[length].ms);

/** Null once it is over. */
export const breakAt = (until: number | null, now: number): number | null =>
  until !== null && until > now ? until : null;
