/**
 * Why a bet cannot be cashed out. 1001 and 1004 are the specification's: shown as "cash-out unavailable".
 * The others are ours; each has one meaning, and what the bettor may expect of it.
 */
export const CASHOUT_CODES = {
  /** An outcome of the bet has no price now: its market is suspended or withdrawn. It may come back. */
  noPrice: 1001,
  /** The brand does not offer cash-out. */
  disabled: 1002,
  /** The bet is over: settled, cancelled, rejected or cashed out. */
  decided: 1003,
  /** The kind of bet has no cash-out: the source quotes no price for its builder. */
  unsupported: 1004,
  /** The value is below the smallest that is paid. */
  tooSmall: 1005,
  /** A producer is silent: its prices are not to be trusted until it is back. */
  producerSilent: 1006,
  /** The bet was placed a moment ago, or its acceptance is still under way. */
  notAccepted: 1007,
} as const;
export type CashoutCode = (typeof CASHOUT_CODES)[keyof typeof CASHOUT_CODES];

export const isUnavailable = (codes: readonly number[]): boolean =>
  codes.includes(CASHOUT_CODES.noPrice) || codes.includes(CASHOUT_CODES.unsupported);
