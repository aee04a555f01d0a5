/** Constants of placed bets. In a file without schemas, so that the app does not load a schema library for them. */
export const BET_PHASES = ["PREPARED", "PLACED", "REJECTED", "CANCELLED", "SETTLED", "PAID_OUT"] as const;
export type BetPhase = (typeof BET_PHASES)[number];

/** Set for a bet that did not simply end by its results. CASHBACKED: lost, and its stake was returned. */
export const AGGREGATED_STATUSES = ["CASHOUTED", "CASHBACKED", "CANCELLED"] as const;
export type AggregatedStatus = (typeof AGGREGATED_STATUSES)[number];

/** Status of a bet or of one of its outcomes. */
export const RESOLUTION_STATUSES = ["OPEN", "WON", "LOST", "VOID", "HALF_WON", "HALF_LOST"] as const;
export type ResolutionStatus = (typeof RESOLUTION_STATUSES)[number];

/** Sources of a selection's odds and status, by precedence: the first that is present is used. */
export const SELECTION_STATES = ["SETTLE", "IN_PLAY", "OPEN"] as const;
export type SelectionState = (typeof SELECTION_STATES)[number];

export const WINNINGS_TYPES = ["MAX", "MIN", "SETTLE", "IN_PLAY"] as const;

/** Why a stake was returned. */
export const REFUND_REASONS = ["EVENT_ABANDONED", "NO_RESULT"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * `target`: met at or above the amount, and never pays less. `stop`: met at or below the amount. `minute`: a target that is inactive until
 * a minute of a match.
 */
export const RULE_KINDS = ["target", "stop", "minute"] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const MOST_RULES = 5;

/** The page on which a bettor cashed out. */
export const CASHOUT_SOURCES = ["ticket_check", "last_tickets"] as const;
export type CashoutSource = (typeof CASHOUT_SOURCES)[number];

export const BET_FILTERS = ["open", "settled", "won", "cashed_out", "all"] as const;
export type BetFilter = (typeof BET_FILTERS)[number];

/** Maximum number of bets whose values a connection may watch. */
export const MOST_WATCHED_BETS = 100;
