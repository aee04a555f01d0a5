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

/** How a leg came out, by the result that holds: the outcomes it is made of, and the leg as a whole. */
export interface LegOutcomeResult {
  /** Of the event's result. */
  readonly version: number;
  readonly resolution: Resolution;
  readonly deadHeat?: { readonly won: number; readonly of: number };
  /** By outcome, in the order of the leg's. */
  readonly outcomes: readonly Resolution[];
  /** As the event ended. */
  readonly playStatus: PlayStatus;
  readonly score: Pair;
}

/** What taking it needs, beside the terms. */
export interface BetDecision {
  readonly bet: PlacedBet;
  readonly settlement: {
    /** Taken, by hash. */
    readonly odds: Readonly<Record<string, number>>;
    readonly rows: readonly { readonly size: number; readonly combinations: number; readonly stake: string }[];
  } | null;
}

export interface StoredRule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly amount: bigint;
  readonly part: bigint | null;
  readonly notifyOnly: boolean;
  readonly from: { readonly eventId: number; readonly minute: number } | null;
}

/** How a bet ended, or stands after a correction. `by` is what ended it: of these a bet has one. */
export interface BetEnd {
  readonly by: "result" | "cashout" | "cancel";
  readonly at: Date;
  readonly resolution: ResolutionStatus | null;
  /** Lost, and the stake was given back. */
  readonly cashback: boolean;
  readonly refundReason: RefundReason | null;
  /** Paid at the end; parts that were cashed out before are not in it. */
  readonly payout: bigint;
}

/** A bet as the ledger has it now. */
export interface StoredBet {
  readonly id: string;
  readonly punter: string;
  readonly brand: string;
  readonly currency: string;
  readonly digits: number;
  readonly stake: bigint;
  readonly phase: BetPhase;
  readonly createdAt: Date;
  readonly acceptAt: Date;
  readonly decidedAt: Date | null;
  readonly terms: BetTerms;
  readonly decision: BetDecision | null;
  readonly maxWinnings: bigint | null;
  /** By position of the leg; null where it is open. */
  readonly legResults: readonly (LegOutcomeResult | null)[];
  /** How many parts were cashed out, their stake, and what was paid for them, a last whole cash-out included. */
  readonly parts: number;
  readonly cashedStake: bigint;
  readonly cashedOut: bigint;
  /** Those that are not over. */
  readonly rules: readonly StoredRule[];
  /** How often a corrected result has changed its end. */
  readonly corrections: number;
  readonly end: BetEnd | null;
}
