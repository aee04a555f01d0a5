import { toThousandths } from "../amounts.ts";

/** What a punter may limit, and in which time. */
export const LIMIT_PERIODS = { deposit: "day", loss: "week", stake: "bet", time: "day" } as const;
export type LimitKind = keyof typeof LIMIT_PERIODS;
export const LIMIT_KINDS = Object.keys(LIMIT_PERIODS) as readonly LimitKind[];

/** So that nobody raises a limit in the heat of a game. */
export const RAISE_WAITS_MS = 24 * 3_600_000;

/** Null is no limit. In the wallet's currency; minutes where time is limited. */
export type Most = string | null;

export interface Limit {
  readonly of: Most;
  /** What waits to take its place. */
  readonly raise: { readonly of: Most; readonly at: number } | null;
}

export const NO_LIMIT: Limit = { of: null, raise: null };

const isHigher = (one: Most, other: Most): boolean =>
  other !== null && (one === null || toThousandths(one) > toThousandths(other));

/** As it is by then: a raise that has waited long enough has taken place. */
export const limitAt = (limit: Limit, now: number): Limit =>
  limit.raise && limit.raise.at <= now ? { of: limit.raise.of, raise: null } : limit;

/** Lower holds at once and takes back a raise that waits; higher, and none at all, wait. */
export const changeLimit = (limit: Limit, to: Most, now: number): Limit => {
  const { of } = limitAt(limit, now);
  return isHigher(to, of) ? { of, raise: { of: to, at: now + RAISE_WAITS_MS } } : { of: to, raise: null };
};

export const cancelRaise = (limit: Limit, now: number): Limit => ({ ...limitAt(limit, now), raise: null });

/** What is left of it after what was used; null where there is no limit. */
export const leftOf = ({ of }: Limit, used: bigint): bigint | null => {
  if (of === null) return null;
  const left = toThousandths(of) - used;
  return left > 0n ? left : 0n;
};
