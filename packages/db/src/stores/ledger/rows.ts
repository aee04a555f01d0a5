import type { PunterMessage } from "@touchline/protocol";

export interface BetRow {
  readonly id: string;
  readonly punter: string;
  readonly req_uuid: string;
  readonly position: number;
  readonly brand: string;
  readonly type: string;
  readonly currency: string;
  readonly stake: string;
  readonly payin_tax: string;
  readonly payin_bonus: string;
  readonly phase: "PREPARED" | "PLACED" | "REJECTED";
  readonly created_at: Date;
  readonly accept_at: Date;
  readonly terms: unknown;
  readonly decided_at: Date | null;
  readonly decision: unknown;
  readonly max_winnings: string | null;
}

export interface DecisionRow {
  readonly id: string;
  readonly phase: "PLACED" | "REJECTED";
  readonly decided_at: Date;
  readonly decision: unknown;
  readonly max_winnings: string | null;
}

export interface FactRow {
  readonly bet: string;
  /** `received`: what the bettor saw and when the decision is due. `decided`: the offer at the decision, and the decision. */
  readonly step: "received" | "decided";
  readonly at: Date;
  readonly facts: unknown;
}

export interface EntryRow {
  readonly punter: string;
  readonly ref: string;
  /**
   * `payout` is paid at the end of a bet, whatever ended it; `part` for a partial cash-out before. `transfer` moves on what was moved in
   * a wallet of the operator.
   */
  readonly kind: "deposit" | "withdrawal" | "stake" | "refund" | "payout" | "part" | "correction" | "transfer";
  /**
   * `tax` is owed to the authorities; `bonus` is the bookmaker's money that was given away, so its balance is negative.
   * `clearing` is what we owe an operator whose own wallet has the money; negative where the operator owes us.
   */
  readonly account: "wallet" | "house" | "cash" | "tax" | "bonus" | "clearing";
  readonly currency: string;
  readonly amount: string;
  readonly at: Date;
}

export interface OutboxRow {
  readonly punter: string;
  readonly seq: string;
  readonly req_uuid: string | null;
  readonly at: Date;
  readonly message: PunterMessage;
}

export interface LiabilityRow {
  readonly currency: string;
  readonly outcome: string;
  readonly amount: string;
}

/** A call to the wallet of an operator. */
export interface CallRow {
  readonly id: string;
  readonly punter: string;
  readonly bet: string;
  readonly kind: "reserve" | "commit" | "rollback" | "settle" | "adjust";
  /** Why a `settle` pays. */
  readonly reason: "result" | "cashout" | "part" | "cancel" | null;
  readonly currency: string;
  readonly digits: number;
  /** Change of the punter's money. */
  readonly amount: string;
  /** The change that is asked for: with claims before it, where it takes them over. */
  readonly asked: string;
  readonly at: Date;
  readonly state: "PENDING" | "NOT_SENT";
  readonly due_at: Date;
  /** Calls of one bet are numbered in this order. */
  readonly place: number;
}

/** All rows that one transaction writes, for any number of requests: collected first, then written by one statement. */
export interface Writes {
  readonly bets: BetRow[];
  readonly decisions: DecisionRow[];
  readonly facts: FactRow[];
  readonly entries: EntryRow[];
  readonly outbox: OutboxRow[];
  readonly calls: CallRow[];
}

export const noWrites = (): Writes => ({
  bets: [],
  decisions: [],
  facts: [],
  entries: [],
  outbox: [],
  calls: [],
});
