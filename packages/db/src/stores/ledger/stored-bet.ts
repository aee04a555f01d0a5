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

/** What a result of its event says about a leg. */
export interface LegOutcomeResult {
  /** The version of the event's result in which a market of the leg changed last. */
  readonly version: number;
  /** Null while the leg is open: after its settlement was rolled back, or until all outcomes of a bet builder are decided. */
  readonly resolution: Resolution | null;
  readonly deadHeat?: { readonly won: number; readonly of: number };
  /** In the order of the leg's outcomes; null for one that is open. */
  readonly outcomes: readonly (Resolution | null)[];
  /** Status and score of the event in that result. The event may go on after it; null where the source has no score. */
  readonly playStatus: PlayStatus;
  readonly score: Pair | null;
}

type Decided = LegOutcomeResult & { readonly resolution: Resolution };

const isDecided = (result: LegOutcomeResult): result is Decided => result.resolution !== null;

/** The result of a leg that is decided; null while it is open. */
export const decidedResult = (result: LegOutcomeResult | null | undefined): Decided | null =>
  result && isDecided(result) ? result : null;

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

/** How a bet ended, including corrections. `by` is what ended it last: a bet that was opened again can be cashed out. */
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
  /** By index of the leg; null while no result concerns it. */
  readonly legResults: readonly (LegOutcomeResult | null)[];
  /** Number of cash-outs, their total stake and total payment, including a final full one. */
  readonly parts: number;
  readonly cashedStake: bigint;
  readonly cashedOut: bigint;
  /** Each of them, the first first. */
  readonly cashouts: readonly StoredCashout[];
  /** Active rules. */
  readonly rules: readonly StoredRule[];
  /** Number of changes after the first end. */
  readonly corrections: number;
  /** Null while the bet is open, also again. */
  readonly end: BetEnd | null;
  /** Of an open bet that had ended: what it has kept of its payout. Null for one that never ended. */
  readonly kept: bigint | null;
}
