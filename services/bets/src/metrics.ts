import type { PlacedBet } from "@touchline/protocol";
import { counter, createFigures, histogram } from "@touchline/server-kit";

/** What the metrics of a node are read from. Maps are by tenant, those of the feed by producer, those of partitions by table. */
export interface BetsFigures {
  readonly sent: ReadonlyMap<string, number>;
  readonly waiting: ReadonlyMap<string, number>;
  readonly unsent: ReadonlyMap<string, number>;
  readonly unsentAge: ReadonlyMap<string, number>;
  readonly undecidedAge: ReadonlyMap<string, number>;
  readonly callsAge: ReadonlyMap<string, number>;
  readonly claims: ReadonlyMap<string, number>;
  readonly walletAway: ReadonlyMap<string, number>;
  readonly partitionsAhead: ReadonlyMap<string, number>;
  readonly silence: ReadonlyMap<string, number>;
  readonly delay: ReadonlyMap<string, number>;
  readonly behind: ReadonlyMap<string, number>;
  readonly standbys: number;
  readonly replicationLag: number;
  readonly failedSettlements: number;
  readonly rejectedResults: number;
  readonly rules: number;
  readonly watched: number;
}

export const setFigures = createFigures<BetsFigures>({
  sent: ["touchline_outbox_sent_total", "Messages to punters that the bus has taken from this node", "tenant"],
  waiting: ["touchline_waiting_requests", "Requests that wait at this node for their decision", "tenant"],
  unsent: [
    "touchline_outbox_messages",
    "Messages to punters that the bus has not taken yet, in the database",
    "tenant",
  ],
  unsentAge: ["touchline_outbox_age_seconds", "Age of the oldest message that the bus has not taken", "tenant"],
  undecidedAge: [
    "touchline_undecided_age_seconds",
    "How long the oldest undecided request is overdue: its live delay is over",
    "tenant",
  ],
  callsAge: [
    "touchline_wallet_unanswered_age_seconds",
    "Age of the oldest call to the wallet of the operator that is not answered, apart from those that take stakes",
    "tenant",
  ],
  claims: [
    "touchline_wallet_claims",
    "Corrections that the wallet of the operator did not cover, and that it is asked for again",
    "tenant",
  ],
  walletAway: [
    "touchline_wallet_away",
    "1 while the wallet of the operator counts as away at this node: bets are turned down without asking it",
    "tenant",
  ],
  partitionsAhead: [
    "touchline_partitions_ahead_seconds",
    "Time until rows of the table would be in no partition of their month, but in the default one",
    "table",
  ],
  standbys: ["touchline_database_standbys", "Standbys of PostgreSQL that are connected, as this node has last read"],
  replicationLag: [
    "touchline_database_replication_lag_seconds",
    "How long the slowest standby has been without something that PostgreSQL has written, read every five seconds; 0 without a standby",
  ],
  silence: ["touchline_feed_silence_seconds", "Time since the last heartbeat of the producer", "producer"],
  delay: [
    "touchline_feed_heartbeat_delay_seconds",
    "Time that the last heartbeat took, by the producer's clock and this node's",
    "producer",
  ],
  behind: [
    "touchline_feed_lag_seconds",
    "How long this node has been without a message that the producer has published",
    "producer",
  ],
  failedSettlements: ["touchline_failed_settlements_total", "Attempts to settle a bet that failed at this node"],
  rejectedResults: ["touchline_rejected_results_total", "Messages of the stream of results that are no results"],
  rules: ["touchline_rule_bets", "Bets with rules of automatic cash-out that this node follows"],
  watched: ["touchline_watched_bets", "Bets whose cash-out values this node publishes"],
});

export const placements = counter(
  "touchline_placements_total",
  "Placement requests by outcome: decided at once, prepared (decided later), repeated, or why they were refused",
  ["tenant", "outcome"],
);
export const stageSeconds = histogram(
  "touchline_placement_stage_seconds",
  "Time of a placement by stage. record: from its arrival until it is stored; transaction: of the transaction that stores it with others",
  ["tenant", "stage"],
);
export const decisionSeconds = histogram(
  "touchline_decision_seconds",
  "From when a placement was due (its live delay is over) until it was decided; of those that are not decided at once",
  ["tenant"],
);
const decidedBets = counter("touchline_decided_bets_total", "Bets by decision: PLACED or REJECTED", [
  "tenant",
  "status",
]);
const rejections = counter("touchline_bet_rejections_total", "Reasons of rejected bets", ["tenant", "code"]);
export const settledBets = counter("touchline_settled_bets_total", "Bets that learned of a result at this node", [
  "tenant",
]);
export const settlementSeconds = histogram(
  "touchline_settlement_seconds",
  "Time to settle all bets of a tenant on an event, where there are any",
  ["tenant"],
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
);
export const cashouts = counter(
  "touchline_cashouts_total",
  "Cash-outs by outcome: paid, rule (paid by a rule), reoffered (the value has changed), refused",
  ["tenant", "outcome"],
);
export const commandFailures = counter(
  "touchline_command_failures_total",
  "Commands whose outcome is unknown to the caller, because the database or the code failed",
  ["command"],
);
export const auditedWallets = counter(
  "touchline_audited_wallets_total",
  "Wallets whose balance was compared with their entries after they had changed",
  ["tenant"],
);
export const auditDrift = counter("touchline_audit_drift_total", "Wallets of those that did not add up", ["tenant"]);

export const walletCalls = counter(
  "touchline_wallet_calls_total",
  "Calls to the wallet of the operator by outcome: done, refused, unknown (no answer in time, or one that cannot be used)",
  ["tenant", "call", "outcome"],
);
export const walletSeconds = histogram(
  "touchline_wallet_call_seconds",
  "Time of a call to the wallet of the operator",
  ["tenant", "call"],
);

export const riskAnswers = counter(
  "touchline_risk_answers_total",
  "Bets that an outside system was asked about, by what it said: accept, reject, alternative, silent (no answer in time, or one that cannot be used)",
  ["tenant", "outcome"],
);

export const countDecided = (tenant: string, bets: readonly PlacedBet[]): void => {
  for (const { status, reasons } of bets) {
    decidedBets.inc({ tenant, status });
    for (const { code } of reasons) rejections.inc({ tenant, code });
  }
};

/** Series of what may happen, at 0: otherwise the first occurrence would be no increase. */
export const beginAtZero = (tenants: readonly string[], commands: readonly string[]): void => {
  for (const command of commands) commandFailures.inc({ command }, 0);
  for (const tenant of tenants) {
    for (const outcome of ["decided", "prepared"]) placements.inc({ tenant, outcome }, 0);
    for (const status of ["PLACED", "REJECTED"]) decidedBets.inc({ tenant, status }, 0);
    for (const outcome of ["paid", "rule", "reoffered"]) cashouts.inc({ tenant, outcome }, 0);
    for (const each of [settledBets, auditedWallets, auditDrift]) each.inc({ tenant }, 0);
    for (const each of [decisionSeconds, settlementSeconds]) each.zero({ tenant });
  }
};
