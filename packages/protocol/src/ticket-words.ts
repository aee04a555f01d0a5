/** Words of a bet's life after placement. In a file without schemas: a page needs no more of it. */
export const BET_PHASES = ["PREPARED", "PLACED", "REJECTED", "CANCELLED", "SETTLED", "PAID_OUT"] as const;
export type BetPhase = (typeof BET_PHASES)[number];

/** How a bet ended otherwise than by its result alone. CASHBACKED: lost, and its stake was given back. */
export const AGGREGATED_STATUSES = ["CASHOUTED", "CASHBACKED", "CANCELLED"] as const;
export type AggregatedStatus = (typeof AGGREGATED_STATUSES)[number];

/** How a bet, or an outcome of it, stands. */
export const RESOLUTION_STATUSES = ["OPEN", "WON", "LOST", "VOID", "HALF_WON", "HALF_LOST"] as const;
export type ResolutionStatus = (typeof RESOLUTION_STATUSES)[number];

/** Where a selection's odds or status come from, those first that hold before the others. */
export const SELECTION_STATES = ["SETTLE", "IN_PLAY", "OPEN"] as const;
export type SelectionState = (typeof SELECTION_STATES)[number];

export const WINNINGS_TYPES = ["MAX", "MIN", "SETTLE", "IN_PLAY"] as const;

/** Why a stake came back. */
export const REFUND_REASONS = ["EVENT_ABANDONED", "NO_RESULT"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * `target`: the value is at or above the amount, and never less is paid. `stop`: it is at or below the amount.
 * `minute`: a target that sleeps until a minute of a match.
 */
export const RULE_KINDS = ["target", "stop", "minute"] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const MOST_RULES = 5;

/** From where a bettor cashed out. */
export const CASHOUT_SOURCES = ["ticket_check", "last_tickets"] as const;
export type CashoutSource = (typeof CASHOUT_SOURCES)[number];

export const BET_FILTERS = ["open", "settled", "won", "cashed_out", "all"] as const;
export type BetFilter = (typeof BET_FILTERS)[number];

/** How many bets a connection may watch the values of. */
export const MOST_WATCHED_BETS = 100;
