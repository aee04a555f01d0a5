import type { BetPhase, RefundReason, ResolutionStatus, RuleKind } from "@touchline/protocol";
import type { BetDecision, BetEnd, LegOutcomeResult, StoredBet, StoredCashout, StoredRule } from "./stored-bet.ts";
import type { BetTerms } from "./terms.ts";

interface RuleJson {
  readonly id: string;
  readonly kind: RuleKind;
  readonly amount: string;
  readonly part: string | null;
  readonly notifyOnly: boolean;
  readonly eventId: number | null;
  readonly minute: number | null;
  readonly createdAt: string;
}

interface EndJson {
  readonly resolution: ResolutionStatus | null;
  readonly cashback: boolean;
  readonly refundReason: RefundReason | null;
  readonly payout: string;
  readonly tax: string;
  readonly bonus: string;
}

interface CorrectionJson extends EndJson {
  readonly by: "result" | "cashout";
  readonly number: number;
  readonly received: string;
  /** Since when the bet has ended again; null where it was never open again. */
  readonly endedAt: string | null;
}

interface CashoutJson {
  readonly part: string;
  readonly paid: string;
  readonly at: string;
  readonly byRule: boolean;
}

/** A row of `KEPT_BETS`. */
export interface StoredBetRow {
  readonly id: string;
  readonly punter: string;
  readonly brand: string;
  readonly currency: string;
  readonly digits: number;
  readonly stake: string;
  readonly payinTax: string;
  readonly payinBonus: string;
  readonly phase: BetPhase;
  readonly createdAt: Date;
  readonly acceptAt: Date;
  readonly decidedAt: Date | null;
  readonly terms: BetTerms;
  readonly decision: BetDecision | null;
  readonly maxWinnings: string | null;
  readonly legResults:
    | readonly { readonly position: number; readonly version: number; readonly result: LegOutcomeResult }[]
    | null;
  readonly cashouts: readonly CashoutJson[] | null;
  readonly rules: readonly RuleJson[] | null;
  readonly ended: (EndJson & { readonly by: BetEnd["by"]; readonly at: string }) | null;
  readonly corrected: CorrectionJson | null;
}

const ruleOf = ({ id, kind, amount, part, notifyOnly, eventId, minute, createdAt }: RuleJson): StoredRule => ({
  id,
  kind,
  amount: BigInt(amount),
  part: part === null ? null : BigInt(part),
  notifyOnly,
  from: eventId === null || minute === null ? null : { eventId, minute },
  createdAt: new Date(createdAt),
});

const cashoutOf = ({ part, paid, at, byRule }: CashoutJson): StoredCashout => ({
  part: BigInt(part),
  paid: BigInt(paid),
  at: new Date(at),
  byRule,
});

/** The end of the bet, or the state after its last correction; null while the bet is open. */
const endOf = ({ ended, corrected }: StoredBetRow): BetEnd | null => {
  if (!ended) return null;
  const { resolution, cashback, refundReason, payout, tax, bonus } = corrected ?? ended;
  const received = BigInt(corrected?.received ?? payout);
  const amounts = { payout: BigInt(payout), received, tax: BigInt(tax), bonus: BigInt(bonus) };
  const at = new Date(corrected?.endedAt ?? ended.at);
  return { by: corrected?.by ?? ended.by, at, resolution, cashback, refundReason, ...amounts };
};

const sum = (amounts: readonly string[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);

export const storedBetOf = (row: StoredBetRow): StoredBet => {
  const { id, punter, brand, currency, digits, phase, createdAt, acceptAt, decidedAt, terms, decision } = row;
  const results = new Map(row.legResults?.map(({ position, result }) => [position, result]));
  const cashouts = row.cashouts ?? [];
  return {
    ...{ id, punter, brand, currency, digits, phase, createdAt, acceptAt, decidedAt, terms, decision },
    stake: BigInt(row.stake),
    payinTax: BigInt(row.payinTax),
    payinBonus: BigInt(row.payinBonus),
    maxWinnings: row.maxWinnings === null ? null : BigInt(row.maxWinnings),
    legResults: (terms.legs ?? []).map((_, position) => results.get(position) ?? null),
    parts: cashouts.length,
    cashedStake: sum(cashouts.map(({ part }) => part)),
    cashedOut: sum(cashouts.map(({ paid }) => paid)),
    cashouts: cashouts.map(cashoutOf),
    rules: (row.rules ?? []).map(ruleOf),
    corrections: row.corrected?.number ?? 0,
    end: endOf(row),
    kept: phase === "PLACED" && row.corrected ? BigInt(row.corrected.received) : null,
  };
};
