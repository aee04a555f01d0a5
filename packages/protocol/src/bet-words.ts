/** Constants of betting on the wire. In a file without schemas, so that the app does not load a schema library for them. */
export const TICKET_TYPES = ["single", "combo", "system", "multiples"] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** What to do when a price changes. `ask_me` confirms every change, in either direction. */
export const ODDS_CHANGES = ["accept_any_changes", "accept_higher_odds", "ask_me"] as const;
export type OddsChanges = (typeof ODDS_CHANGES)[number];

/**
 * Why a bet was rejected, by this platform. The app has a text for each code in every language, and numbers them in this order: new
 * ones come last. Another back end may have more codes.
 */
export const REJECTION_CODES = [
  /** The price changed in a way that the bettor had not accepted. */
  "ODDS_CHANGED",
  "SUSPENDED",
  /** The outcome is no longer offered. */
  "NOT_OFFERED",
  /** The bet was made before the start, and the event has started since. */
  "EVENT_STARTED",
  "EVENT_ENDED",
  /** The producer of the event is silent, so its prices may be outdated. */
  "FEED_SILENT",
  /** The server has an older version of the event than the bettor saw. */
  "STALE_OFFER",
  "STAKE_BELOW_MIN",
  "STAKE_ABOVE_MAX",
  /** The liability limit of an outcome is reached. */
  "LIABILITY_REACHED",
  "BALANCE_INSUFFICIENT",
  /** The outcomes cannot be combined in one bet. */
  "NOT_COMBINABLE",
  /** The brand does not offer this bet type. */
  "BET_TYPE_UNAVAILABLE",
  /** It could not be decided in time. */
  "NOT_DECIDED",
  /** Taxes or bonuses are less favourable than those the bettor was shown. */
  "TERMS_CHANGED",
  /** A limit that the host set for the punter is reached. */
  "LIMIT_REACHED",
  /** The host set a time-out for the punter. */
  "ON_BREAK",
  /** The wallet of the operator did not take the stake. */
  "WALLET_UNAVAILABLE",
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

export const isRejectionCode = (code: string | number): code is RejectionCode =>
  (REJECTION_CODES as readonly (string | number)[]).includes(code);
