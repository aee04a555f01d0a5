import type { BetPhase, RefundReason, ResolutionStatus, RuleKind } from "@touchline/protocol";
import type { BetDecision, BetEnd, LegOutcomeResult, StoredBet, StoredCashout, StoredRule } from "./stored-bet.ts";
import type { BetTerms } from "./terms.ts";
import type { LedgerTransaction, Statement } from "./transaction.ts";

const END =
  "'resolution', resolution, 'cashback', cashback, 'refundReason', refund_reason, 'payout', payout::text, 'tax', tax::text, 'bonus', bonus::text";

const walletEntry = (kind: string, ref: string): string =>
  `e.punter = b.punter and e.ref = ${ref} and e.kind = '${kind}' and e.account = 'wallet' and e.tenant = b.tenant`;

/** What the end and its corrections moved to the wallet. Each entry is found by its key, however many the punter has. */
const RECEIVED = `(coalesce((select sum(e.amount) from entries e where ${walletEntry("payout", "b.id")}), 0)
      + coalesce((select sum(e.amount) from bet_corrections k join entries e on ${walletEntry("correction", "k.id")}
        where k.tenant = b.tenant and k.bet = b.id), 0))::text`;

const ofBet = (table: string): string => `from ${table} x where x.tenant = b.tenant and x.bet = b.id`;

/** Selects complete bets, one row each. The caller appends a condition on the alias `b`. */
export const KEPT_BETS = `
  select b.id, b.punter, b.brand, b.currency, w.digits, b.stake, b.payin_tax as "payinTax",
    b.payin_bonus as "payinBonus", b.phase, b.created_at as "createdAt",
    b.accept_at as "acceptAt", b.decided_at as "decidedAt", b.terms, b.decision, b.max_winnings as "maxWinnings",
    (select json_agg(json_build_object('position', position, 'version', version, 'result', result) order by version)
      ${ofBet("leg_results")}) as "legResults",
    (select json_agg(json_build_object('part', part::text, 'paid', paid::text, 'at', at, 'byRule', rule is not null) order by at, id)
      ${ofBet("cashouts")}) as cashouts,
    (select json_agg(json_build_object('id', id, 'kind', kind, 'amount', amount::text, 'part', part::text,
        'notifyOnly', notify_only, 'eventId', from_event, 'minute', from_minute, 'createdAt', created_at) order by amount, id)
      ${ofBet("cashout_rules")} and x.ended_at is null) as rules,
    (select json_build_object('by', by, 'at', at, ${END}) ${ofBet("bet_ends")} limit 1) as ended,
    (select json_build_object('number', number, 'received', ${RECEIVED}, ${END}) ${ofBet("bet_corrections")} order by number desc limit 1) as corrected
  from bets b join wallets w on w.tenant = b.tenant and w.punter = b.punter`;

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

interface CashoutJson {
  readonly part: string;
  readonly paid: string;
  readonly at: string;
  readonly byRule: boolean;
}

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
  readonly corrected: (EndJson & { readonly number: number; readonly received: string }) | null;
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

/** The end of the bet, or the state after its last correction. */
const endOf = ({ ended, corrected }: StoredBetRow): BetEnd | null => {
  if (!ended) return null;
  const { resolution, cashback, refundReason, payout, tax, bonus } = corrected ?? ended;
  const received = BigInt(corrected?.received ?? payout);
  const amounts = { payout: BigInt(payout), received, tax: BigInt(tax), bonus: BigInt(bonus) };
  return { by: ended.by, at: new Date(ended.at), resolution, cashback, refundReason, ...amounts };
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
  };
};

const LOCK: Statement = {
  name: "lock-bets",
  text: `${KEPT_BETS} where b.tenant = $1 and b.id = any($2::uuid[]) order by b.id for update of b`,
};

const betsBy = (rows: readonly StoredBetRow[]): Map<string, StoredBet> =>
  new Map(rows.map((row) => [row.id, storedBetOf(row)]));

/** Locks bets until the end of the transaction. Call it with their punters' wallets locked, so that each bet is read in one state. */
export const lockBets = async ({ run }: LedgerTransaction, ids: readonly string[]): Promise<Map<string, StoredBet>> =>
  betsBy(await run<StoredBetRow>(LOCK, ids));
