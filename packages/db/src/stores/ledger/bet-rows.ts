import { type StoredBetRow, storedBetOf } from "./read-bet.ts";
import type { StoredBet } from "./stored-bet.ts";
import type { LedgerTransaction, Statement } from "./transaction.ts";

const END =
  "'resolution', resolution, 'cashback', cashback, 'refundReason', refund_reason, 'payout', payout::text, 'tax', tax::text, 'bonus', bonus::text";

const moved = (kind: string, ref: string): string =>
  `moved_to_wallet(b.tenant, b.punter, ${ref}, '${kind}', b.created_at)`;

/** What the end and its corrections moved to the wallet. Each entry is found by its key, however many the punter has. */
const RECEIVED = `(${moved("payout", "b.id")} + (select sum(${moved("correction", "k.id")}) from bet_corrections k
        where k.tenant = b.tenant and k.bet = b.id))::text`;

/** When a bet that was opened again ended. */
const ENDED_AGAIN = `(select min(k.at) from bet_corrections k where k.tenant = b.tenant and k.bet = b.id and k.number > (
        select max(o.number) from bet_corrections o where o.tenant = b.tenant and o.bet = b.id and o.resolution = 'OPEN'))`;

const ofBet = (table: string): string => `from ${table} x where x.tenant = b.tenant and x.bet = b.id`;

/**
 * Selects complete bets, one row each. Only bets that are not open have an end; one that was opened again has corrections. The caller appends a
 * condition on the alias `b`.
 */
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
    case when b.phase <> 'PLACED' then (select json_build_object('by', by, 'at', at, ${END}) ${ofBet("bet_ends")} limit 1) end as ended,
    (select json_build_object('by', by, 'number', number, 'received', ${RECEIVED}, 'endedAt', ${ENDED_AGAIN}, ${END})
      ${ofBet("bet_corrections")} order by number desc limit 1) as corrected
  from bets b join wallets w on w.tenant = b.tenant and w.punter = b.punter`;

const LOCK: Statement = {
  name: "lock-bets",
  text: `${KEPT_BETS} where b.tenant = $1 and b.id = any($2::uuid[]) order by b.id for update of b`,
};

const betsBy = (rows: readonly StoredBetRow[]): Map<string, StoredBet> =>
  new Map(rows.map((row) => [row.id, storedBetOf(row)]));

/** Locks bets until the end of the transaction. Call it with their punters' wallets locked, so that each bet is read in one state. */
export const lockBets = async ({ run }: LedgerTransaction, ids: readonly string[]): Promise<Map<string, StoredBet>> =>
  betsBy(await run<StoredBetRow>(LOCK, ids));
