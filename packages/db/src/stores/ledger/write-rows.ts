import type { Writes } from "./rows.ts";
import type { LedgerTransaction, Statement } from "./transaction.ts";
import type { LockedWallet } from "./wallet-rows.ts";

export const given = (parameter: number, columns: string): string =>
  `json_to_recordset($${parameter}::json) as given(${columns})`;

/**
 * The ids of what is given, for a condition beside the join with it. The planner takes what is given for a hundred rows and reads a table
 * of some thousand rows as a whole for them; of such an array it expects ten elements, which it looks up.
 */
export const givenIds = (parameter: number): string => `any(array(select id from ${given(parameter, "id uuid")}))`;

export const insert = (table: string, parameter: number, columns: string): string => {
  const names = columns.replace(/ \w+(,|$)/g, "$1");
  return `insert into ${table} (tenant, ${names}) select $1, ${names} from ${given(parameter, columns)}`;
};

const FACT = "bet uuid, step text, at timestamptz, facts jsonb";
const ENTRY = "punter text, ref uuid, kind text, account text, currency text, amount bigint, at timestamptz";
const MESSAGE = "punter text, seq bigint, req_uuid uuid, at timestamptz, message jsonb";
const DECISION = "phase text, decided_at timestamptz, decision jsonb, max_winnings bigint";
const BET = `id uuid, punter text, req_uuid uuid, position smallint, brand text, type text, currency text, stake bigint, payin_tax bigint, payin_bonus bigint, created_at timestamptz, accept_at timestamptz, terms jsonb, ${DECISION}`;

/** Inserts the events of placed bets. */
const legsOf = (source: string): string => `
  insert into bet_legs (tenant, bet, position, event, slots, markets)
  select $1, placed.id, leg.position - 1, (leg.value ->> 'eventId')::bigint,
    array(select jsonb_array_elements_text(leg.value -> 'slots')::integer), leg_markets(leg.value)
  from (${source}) placed
  cross join lateral jsonb_array_elements(placed.terms -> 'legs') with ordinality as leg(value, position)`;

/** Each wallet is looked up by its key, because in a join the planner may read all wallets. They are locked, so none changes meanwhile. */
export const MOVED = `
  entries as (${insert("entries", 3, ENTRY)}),
  told as (${insert("outbox", 4, MESSAGE)})
  update wallets set balance = given.balance, seq = given.seq, shown = given.shown
  from ${given(5, "punter text, balance bigint, seq bigint, shown bigint")}
  cross join lateral (select w.ctid from wallets w where w.tenant = $1 and w.punter = given.punter limit 1) locked
  where wallets.tenant = $1 and wallets.ctid = locked.ctid`;

const SHARED = `facts as (${insert("bet_facts", 2, FACT)}), ${MOVED}`;

const TAKE: Statement = {
  name: "take-requests",
  text: `with bets as (${insert("bets", 6, BET)}),
  legs as (${legsOf(`select id, terms from ${given(6, "id uuid, phase text, terms jsonb")} where phase = 'PLACED'`)}),
  ${SHARED}`,
};

const DECIDE: Statement = {
  name: "decide-requests",
  text: `with decided as (
    update bets set phase = given.phase, decided_at = given.decided_at, decision = given.decision,
      max_winnings = given.max_winnings
    from ${given(6, `id uuid, ${DECISION}`)} 
    where bets.tenant = $1 and bets.id = given.id and bets.id = ${givenIds(6)}
    returning bets.id, bets.phase, bets.terms),
  legs as (${legsOf("select id, terms from decided where phase = 'PLACED'")}),
  ${SHARED}`,
};

/** Calls of a bet are numbered in the order in which they are to be made. Its wallet is locked, so nobody else numbers them. */
const CALL: Statement = {
  name: "write-calls",
  text: `insert into wallet_calls
      (tenant, id, punter, bet, number, kind, reason, currency, digits, amount, asked, at, state, due_at)
    select $1, id, punter, bet,
      coalesce((select max(number) from wallet_calls c where c.tenant = $1 and c.bet = given.bet), -1)
        + row_number() over (partition by bet order by place),
      kind, reason, currency, digits, amount, asked, at, state, due_at
    from ${given(2, "id uuid, punter text, bet uuid, kind text, reason text, currency text, digits int, amount bigint, asked bigint, at timestamptz, state text, due_at timestamptz, place int")}`,
};

/** Tells the wallets of operators, where there are such wallets: the calls are made after the commit. */
export const writeCalls = async ({ run }: LedgerTransaction, { calls }: Pick<Writes, "calls">): Promise<void> => {
  if (calls.length > 0) await run(CALL, JSON.stringify(calls));
};

/** Rows with the new balances and message numbers. */
export const balancesOf = (wallets: Iterable<LockedWallet>) =>
  [...wallets].map(({ punter, balance, seq, shown }) => ({
    ...{ punter, balance: `${balance}`, seq: `${seq}` },
    shown: shown === null ? null : `${shown}`,
  }));

const shared = ({ facts, entries, outbox }: Writes, wallets: Iterable<LockedWallet>): string[] =>
  [facts, entries, outbox, balancesOf(wallets)].map((rows) => JSON.stringify(rows));

/** Writes new bets and deposits. */
export const writeTaken = async (
  transaction: LedgerTransaction,
  writes: Writes,
  wallets: Iterable<LockedWallet>,
): Promise<void> => {
  await transaction.run(TAKE, ...shared(writes, wallets), JSON.stringify(writes.bets));
  await writeCalls(transaction, writes);
};

export const writeDecided = async (
  transaction: LedgerTransaction,
  writes: Writes,
  wallets: Iterable<LockedWallet>,
): Promise<void> => {
  await transaction.run(DECIDE, ...shared(writes, wallets), JSON.stringify(writes.decisions));
  await writeCalls(transaction, writes);
};
