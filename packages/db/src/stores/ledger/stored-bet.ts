import type {
  BetPhase,
  Pair,
  PlacedBet,
  PlayStatus,
  RefundReason,
  Resolution,
  ResolutionStatus,
  RuleKind,
} from "@touchline/protocol";
import type { BetTerms } from "./terms.ts";

/** Result of a leg by the current result of its event. */
export interface LegOutcomeResult {
  /** Version of the event's result. */
  readonly version: number;
  readonly resolution: Resolution;
  readonly deadHeat?: { readonly won: number; readonly of: number };
  /** In the order of the leg's outcomes. */
  readonly outcomes: readonly Resolution[];
  /** Final status of the event. */
  readonly playStatus: PlayStatus;
  readonly score: Pair;
}

/** The decision on a bet, with what settlement needs. */
export interface BetDecision {
  readonly bet: PlacedBet;
  readonly settlement: {
    /** Accepted odds, by hash. */
    readonly odds: Readonly<Record<string, number>>;
    readonly rows: readonly { readonly size: number; readonly combinations: number; readonly stake: string }[];
  } | null;
}

/** A cash-out rule as the bettor made it. */
export interface RuleTerms {
  readonly id: string;
  readonly kind: RuleKind;
  readonly amount: bigint;
  readonly part: bigint | null;
  readonly notifyOnly: boolean;
  readonly from: { readonly eventId: number; readonly minute: number } | null;
}

export interface StoredRule extends RuleTerms {
  readonly createdAt: Date;
}

/** How a bet ended, including corrections. `by` is what ended it, of which there is exactly one. */
export interface BetEnd {
  readonly by: "result" | "cashout" | "cancel";
  readonly at: Date;
  readonly resolution: ResolutionStatus | null;
  /** Lost, and the stake was returned. */
  readonly cashback: boolean;
  readonly refundReason: RefundReason | null;
  /** Paid at the end, without partial cash-outs before. */
  readonly payout: bigint;
  /** Moved to the wallet so far. More than `payout` where the wallet could not give back an overpayment. */
  readonly received: bigint;
  /** Payout tax that was deducted, and bonus on winnings that was added. Negative where a refund took back those of the stake. */
  readonly tax: bigint;
  readonly bonus: bigint;
}

export interface StoredCashout {
  /** Part of the stake. */
  readonly part: bigint;
  readonly paid: bigint;
  readonly at: Date;
  /** Made by a rule. */
  readonly byRule: boolean;
}

/** The current state of a bet in the ledger. */
export interface StoredBet {
  readonly id: string;
  readonly punter: string;
  readonly brand: string;
  readonly currency: string;
  readonly digits: number;
  readonly stake: bigint;
  /** Tax and bonus on the stake. */
  readonly payinTax: bigint;
  readonly payinBonus: bigint;
  readonly phase: BetPhase;
  readonly createdAt: Date;
  readonly acceptAt: Date;
  readonly decidedAt: Date | null;
  readonly terms: BetTerms;
  readonly decision: BetDecision | null;
  readonly maxWinnings: bigint | null;
  /** By index of the leg; null while it is open. */
  readonly legResults: readonly (LegOutcomeResult | null)[];
  /** Number of cash-outs, their total stake and total payment, including a final full one. */
  readonly parts: number;
  readonly cashedStake: bigint;
  readonly cashedOut: bigint;
  /** Each of them, the first first. */
  readonly cashouts: readonly StoredCashout[];
  /** Active rules. */
  readonly rules: readonly StoredRule[];
  /** Number of corrections by changed results. */
  readonly corrections: number;
  readonly end: BetEnd | null;
}
