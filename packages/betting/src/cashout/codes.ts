/** Why a bet cannot be cashed out. 1001 and 1004 are from the specification and shown as "cash-out unavailable"; the others are our own. */
export const CASHOUT_CODES = {
  /** An outcome of the bet has no price now: its market is suspended or withdrawn. It may come back. */
  noPrice: 1001,
  /** The brand does not offer cash-out. */
  disabled: 1002,
  /** The bet has ended: settled, cancelled, rejected or cashed out; or every leg is decided, and it is about to be settled. */
  decided: 1003,
  /** Bet builders have no cash-out: the source does not quote a current price for them. */
  unsupported: 1004,
  /** The value is below the smallest amount that is paid. */
  tooSmall: 1005,
  /** A producer is silent, so its prices may be outdated until it is back. */
  producerSilent: 1006,
  /** The bet is not accepted yet. */
  notAccepted: 1007,
} as const;
export type CashoutCode = (typeof CASHOUT_CODES)[keyof typeof CASHOUT_CODES];

export const isUnavailable = (codes: readonly number[]): boolean =>
  codes.includes(CASHOUT_CODES.noPrice) || codes.includes(CASHOUT_CODES.unsupported);

/** Whether no price change can make a cash-out possible. */
export const neverHasCashout = (codes: readonly number[]): boolean =>
  codes.includes(CASHOUT_CODES.unsupported) || codes.includes(CASHOUT_CODES.disabled);
