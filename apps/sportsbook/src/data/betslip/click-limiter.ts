interface ClickLimiterOptions {
  readonly limit: number;
  readonly windowMs: number;
  readonly now: () => number;
}

/** Lets at most `limit` clicks pass within any `windowMs`; the others are swallowed and do not count. */
export const createClickLimiter = ({ limit, windowMs, now }: ClickLimiterOptions): (() => boolean) => {
  let passed: number[] = [];
  return () => {
    const at = now();
    passed = passed.filter((earlier) => at - earlier < windowMs);
    if (passed.length >= limit) return false;
    passed.push(at);
    return true;
  };
};
