/** What a tenant may do while others place bets too. */
export interface Share {
  /** To be called for each job. */
  readonly ask: () => void;
  /** Most jobs of the next batch. */
  readonly most: () => number;
  /** How long to wait after a batch that took so long while others waited behind it, in milliseconds. */
  readonly restAfter: (tookMs: number) => number;
}

/** A tenant counts as placing for this long after its last bet. */
const ACTIVE_MS = 1_000;
/** Alone, a tenant gets the most out of a transaction; beside others it must end soon. */
const MOST_ALONE = 256;
const MOST_BESIDE_OTHERS = 32;
const LONGEST_REST_MS = 200;

/**
 * Divides the time of a node among the tenants that place bets at the moment. A tenant whose jobs pile up rests after each batch, so
 * that of two tenants each has half of the time at most. A tenant that is alone does not rest.
 */
export const createFairShares = (now: () => number = () => performance.now()): ((tenant: string) => Share) => {
  const asked = new Map<string, number>();
  return (tenant) => {
    const others = (): number => {
      const since = now() - ACTIVE_MS;
      return [...asked].filter(([each, at]) => each !== tenant && at >= since).length;
    };
    return {
      ask: () => void asked.set(tenant, now()),
      most: () => (others() > 0 ? MOST_BESIDE_OTHERS : MOST_ALONE),
      restAfter: (tookMs) => Math.min(tookMs * others(), LONGEST_REST_MS),
    };
  };
};
