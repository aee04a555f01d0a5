import type { PlacedBet } from "@touchline/protocol";
import type { Ledger } from "./open-ledger.ts";
import { keyOf, type RequestKey } from "./request-rows.ts";
import { inLedger, type LedgerTransaction, type Statement } from "./transaction.ts";
import type { WalletOwner } from "./wallet-rows.ts";

export interface PreparedBet {
  readonly id: string;
  readonly brand: string;
  readonly type: string;
  readonly stake: bigint;
  readonly payinTax: bigint;
  readonly payinBonus: bigint;
  readonly terms: unknown;
  /** Set for a bet that was rejected when it was received. */
  readonly told: PlacedBet | null;
}

/** A request whose stakes are debited and which is not decided yet. */
export interface PreparedRequest extends RequestKey, WalletOwner {
  readonly betslipId: string;
  readonly acceptAt: number;
  /** In the order of the request. */
  readonly bets: readonly PreparedBet[];
  /** Trace context of the placement. A node that takes over from another does not know it. */
  readonly trace?: string;
}

const LOCK: Statement = {
  name: "lock-prepared",
  text: "select id from bets where tenant = $1 and id = any($2::uuid[]) and phase = 'PREPARED' order by id for update",
};

/** Locks and returns those of the bets that are not decided; no other transaction can decide them meanwhile. */
export const lockPrepared = async (
  { run }: LedgerTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await run<{ id: string }>(LOCK, ids);
  return new Set(rows.map(({ id }) => id));
};

/** Skips requests that another transaction is deciding. */
const OVERDUE: Statement = {
  name: "overdue-requests",
  text: `select punter, req_uuid from bets where tenant = $1 and phase = 'PREPARED' and accept_at < $2
    order by accept_at limit $3 for update skip locked`,
};

const READ: Statement = {
  name: "read-prepared",
  text: `select b.punter, b.req_uuid as "reqUuid", r.betslip_id as "betslipId", b.accept_at as "acceptAt", b.id, b.brand,
      b.type, b.stake, b.payin_tax as "payinTax", b.payin_bonus as "payinBonus", b.terms, b.decision, w.currency, w.digits
    from bets b
    join requests r on r.tenant = b.tenant and r.punter = b.punter and r.req_uuid = b.req_uuid
    join wallets w on w.tenant = b.tenant and w.punter = b.punter
    where b.tenant = $1 and (b.punter, b.req_uuid) in (select * from unnest($2::text[], $3::uuid[]))
    order by b.punter, b.req_uuid, b.position`,
};

interface ReadRow extends RequestKey, WalletOwner {
  readonly betslipId: string;
  readonly acceptAt: Date;
  readonly id: string;
  readonly brand: string;
  readonly type: string;
  readonly stake: string;
  readonly payinTax: string;
  readonly payinBonus: string;
  readonly terms: unknown;
  readonly decision: { readonly bet: PlacedBet } | null;
}

const betOf = ({ id, brand, type, stake, payinTax, payinBonus, terms, decision }: ReadRow): PreparedBet => ({
  ...{ id, brand, type, terms },
  stake: BigInt(stake),
  payinTax: BigInt(payinTax),
  payinBonus: BigInt(payinBonus),
  told: decision?.bet ?? null,
});

const requestOf = (rows: readonly ReadRow[]): PreparedRequest => {
  const { punter, reqUuid, betslipId, acceptAt, currency, digits } = rows[0] as ReadRow;
  return { punter, reqUuid, betslipId, acceptAt: acceptAt.getTime(), currency, digits, bets: rows.map(betOf) };
};

/** Undecided requests that were due before `before`: the node that took them may have died. */
export const readOverdue = (ledger: Ledger, tenant: string, before: number, most: number): Promise<PreparedRequest[]> =>
  inLedger(ledger, tenant, async ({ run }) => {
    const keys = await run<{ punter: string; req_uuid: string }>(OVERDUE, new Date(before), most);
    if (keys.length === 0) return [];
    const columns = [keys.map(({ punter }) => punter), keys.map(({ req_uuid }) => req_uuid)];
    const rows = await run<ReadRow>(READ, ...columns);
    return [...Map.groupBy(rows, keyOf).values()].map(requestOf);
  });
