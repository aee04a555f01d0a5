const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So many requests in a time, for recoveries that reach at least so far back. */
export interface RecoveryLimit {
  readonly atLeastBack: number;
  readonly requests: number;
  readonly within: number;
}

/** What the provider allows. A recovery without `after` reaches as far back as there is. */
export const PROVIDER_LIMITS: readonly RecoveryLimit[] = [
  { atLeastBack: 24 * HOUR, requests: 2, within: 30 * MINUTE },
  { atLeastBack: 30 * MINUTE, requests: 4, within: 10 * MINUTE },
  { atLeastBack: 0, requests: 20, within: 10 * MINUTE },
];

export interface PastRequest {
  readonly at: number;
  readonly back: number;
}

const limitOf = (limits: readonly RecoveryLimit[], back: number): RecoveryLimit | undefined =>
  limits.find(({ atLeastBack }) => back >= atLeastBack);

/** The earliest time at which a request that reaches so far back is allowed: now, or later. */
export const allowedAt = (
  limits: readonly RecoveryLimit[],
  past: readonly PastRequest[],
  back: number,
  now: number,
): number => {
  const limit = limitOf(limits, back);
  if (!limit) return now;
  const alike = past.filter((request) => limitOf(limits, request.back) === limit && request.at > now - limit.within);
  const oldest = alike.at(-limit.requests);
  return oldest ? Math.max(now, oldest.at + limit.within) : now;
};
