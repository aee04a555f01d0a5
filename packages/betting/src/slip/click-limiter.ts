export interface ClickLimit {
  readonly clicks: number;
  readonly window: number;
}

export const DEFAULT_CLICK_LIMIT: ClickLimit = { clicks: 3, window: 2_000 };

/** Times of the recently accepted clicks. */
export type PassedClicks = readonly number[];

/** Whether a click passes the limit; a rejected click does not count. */
export const passClick = (
  passed: PassedClicks,
  now: number,
  { clicks, window }: ClickLimit = DEFAULT_CLICK_LIMIT,
): { readonly passed: PassedClicks; readonly passes: boolean } => {
  const recent = passed.filter((at) => now - at < window);
  const passes = recent.length < clicks;
  return { passed: passes ? [...recent, now] : recent, passes };
};
