/** Words of betting that cross the wire and that the rules know as well. In a file without schemas: a page needs no more of it. */
export const TICKET_TYPES = ["single", "combo", "system", "multiples"] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** What the bettor wants done when a price moves. `ask_me` confirms any move, in either direction. */
export const ODDS_CHANGES = ["accept_any_changes", "accept_higher_odds", "ask_me"] as const;
export type OddsChanges = (typeof ODDS_CHANGES)[number];

/** Why a bet was not taken. Each has one meaning; the app has a text for each in every language. */
export const REJECTION_CODES = [
  /** The price moved in a way the bettor had not agreed to. */
  "ODDS_CHANGED",
  "SUSPENDED",
  /** The outcome is offered no more. */
  "NOT_OFFERED",
  /** Bet on as not started, and started since. */
  "EVENT_STARTED",
  "EVENT_ENDED",
  /** The producer of the event is silent: its prices are not to be trusted. */
  "FEED_SILENT",
  /** The book knows an older state of the event than the bettor does. */
  "STALE_OFFER",
  "STAKE_BELOW_MIN",
  "STAKE_ABOVE_MAX",
  /** The book has taken as much on an outcome as it wants to. */
  "LIABILITY_REACHED",
  "BALANCE_INSUFFICIENT",
  /** Outcomes that cannot be bet on together. */
  "NOT_COMBINABLE",
  /** The brand does not offer this kind of bet. */
  "BET_TYPE_UNAVAILABLE",
  /** It could not be decided in time, so it was not taken. */
  "NOT_DECIDED",
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];
