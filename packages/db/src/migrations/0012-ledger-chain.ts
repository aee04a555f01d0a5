import { type Kysely, sql } from "kysely";
import { guardTenant } from "./guard-tenant.ts";

const tables = [
  // One chain of hashes per wallet. A link stands for one movement, bet, decision, end, correction or cash-out of the punter.
  // `part` is the kind of a movement or the number of a correction.
  sql`create table if not exists chain_links (
    tenant text not null,
    punter text not null,
    number bigint not null check (number > 0),
    source text not null check (source in ('movement', 'bet', 'decision', 'end', 'correction', 'cashout')),
    ref uuid not null,
    part text not null,
    at timestamptz not null default now(),
    hash bytea not null check (length(hash) = 32),
    constraint chain_links_pkey primary key (punter, number, tenant)
  )`,
  sql`create index if not exists chain_links_at on chain_links using brin (at)`,
  // A seal covers the last link of every wallet that changed since the seal before.
  sql`create table if not exists chain_seals (
    tenant text not null,
    number bigint not null check (number > 0),
    at timestamptz not null,
    hash bytea not null check (length(hash) = 32),
    primary key (tenant, number)
  )`,
  sql`create table if not exists chain_sealed (
    tenant text not null,
    seal bigint not null,
    punter text not null,
    number bigint not null,
    hash bytea not null,
    primary key (punter, number, tenant)
  )`,
  sql`create index if not exists chain_sealed_seal on chain_sealed (tenant, seal)`,
  // Rows from before the chain: how many, and the sum of the first 60 bits of their hashes.
  sql`create table if not exists chain_origins (
    tenant text not null,
    source text not null,
    count bigint not null,
    sum numeric not null,
    at timestamptz not null default now(),
    primary key (tenant, source)
  )`,
];

const RIGHTS: Readonly<Record<string, string>> = {
  chain_links: "select, insert",
  chain_seals: "select, insert",
  chain_sealed: "select, insert",
  chain_origins: "select",
};

const moment = (column: string): string => `extract(epoch from ${column})`;

const BET = `b.req_uuid, b.position, b.brand, b.type, b.currency, b.stake, b.payin_tax, b.payin_bonus,
  ${moment("b.created_at")}, ${moment("b.accept_at")}, b.terms`;

const DECIDED = `select b.tenant, b.punter, 'decision' as source, b.id as ref, '' as part,
  json_build_array(${BET}, ${moment("b.decided_at")}, b.decision, b.max_winnings)::text as content`;

/** What a link is made of, by the table of `rows`. */
const CONTENTS = {
  entries: (rows: string) => `select tenant, punter, 'movement' as source, ref, kind as part,
    json_agg(json_build_array(account, currency, amount, ${moment("at")}) order by account)::text as content
    from ${rows} group by tenant, punter, ref, kind`,
  bets: (rows: string) => `${DECIDED} from ${rows} b where b.decision is not null`,
  bet_ends: (rows: string) => `select tenant, punter, 'end' as source, bet as ref, '' as part,
    json_build_array(by, resolution, cashback, refund_reason, payout, tax, bonus, ${moment("at")})::text as content
    from ${rows}`,
  bet_corrections: (
    rows: string,
  ) => `select c.tenant, b.punter, 'correction' as source, c.bet as ref, c.number::text as part,
    json_build_array(c.id, c.resolution, c.cashback, c.refund_reason, c.payout, c.tax, c.bonus, c.uncollected, ${moment("c.at")})::text
      as content
    from ${rows} c join bets b on b.tenant = c.tenant and b.id = c.bet`,
  cashouts: (rows: string) => `select tenant, punter, 'cashout' as source, id as ref, '' as part,
    json_build_array(bet, part, paid, tax, whole, rule, ${moment("at")})::text as content
    from ${rows}`,
} as const;

const UNDECIDED = `select b.tenant, b.punter, 'bet' as source, b.id as ref, '' as part, json_build_array(${BET})::text as content
  from fresh b where b.decision is null`;

/** Appends a link for each row. The wallets are locked by whoever writes, so each chain has one writer at a time. */
export const appendLinks = (rows: string): string => `
  insert into chain_links (tenant, punter, number, source, ref, part, hash)
  with recursive given as (
    select r.*, row_number() over (partition by r.tenant, r.punter order by r.source, r.ref, r.part) as place from (${rows}) r
  ), links as (
    select w.tenant, w.punter, 0::bigint as place, coalesce(last.number, 0) as number, '' as source, null::uuid as ref, '' as part,
      coalesce(last.hash, '') as hash
    from (select distinct tenant, punter from given) w left join lateral (
      select l.number, l.hash from chain_links l where l.tenant = w.tenant and l.punter = w.punter order by l.number desc limit 1
    ) last on true
    union all
    select g.tenant, g.punter, g.place, l.number + 1, g.source, g.ref, g.part, sha256(l.hash || convert_to(
      json_build_array(g.tenant, g.punter, l.number + 1, g.source, g.ref, g.part)::text || g.content, 'UTF8'))
    from links l join given g on g.tenant = l.tenant and g.punter = l.punter and g.place = l.place + 1
  )
  select tenant, punter, number, source, ref, part, hash from links where place > 0;`;

/** What others than the bets service write gets no link, so that it is found. */
const trigger = (name: string, table: string, event: "insert" | "update", tablesOf: string, rows: string) => [
  sql.raw(`create or replace function ${name}() returns trigger language plpgsql as $$
    begin ${appendLinks(rows)} return null; end $$`),
  sql.raw(`create or replace trigger ${name} after ${event} on ${table} referencing ${tablesOf} for each statement
    when (current_user = 'touchline_bets') execute function ${name}()`),
];

const INSERTED = "new table as fresh";

const triggers = [
  ...trigger("chain_entries", "entries", "insert", INSERTED, CONTENTS.entries("fresh")),
  ...trigger("chain_bets", "bets", "insert", INSERTED, `${CONTENTS.bets("fresh")} union all ${UNDECIDED}`),
  ...trigger(
    "chain_decisions",
    "bets",
    "update",
    `old table as before ${INSERTED}`,
    `${DECIDED} from fresh b join before o on o.tenant = b.tenant and o.id = b.id
      where o.decision is null and b.decision is not null`,
  ),
  ...(["bet_ends", "bet_corrections", "cashouts"] as const).flatMap((table) =>
    trigger(`chain_${table}`, table, "insert", INSERTED, CONTENTS[table]("fresh")),
  ),
];

const guard = (table: string) => [
  sql`drop policy if exists tenant on ${sql.ref(table)}`,
  ...guardTenant(table),
  sql`grant ${sql.raw(RIGHTS[table] as string)} on ${sql.ref(table)} to touchline_bets`,
];

/** Rows without a link, when every writer makes links. */
const origins = (table: keyof typeof CONTENTS) =>
  sql.raw(`insert into chain_origins (tenant, source, count, sum)
    select c.tenant, c.source, count(*), sum(('x' || left(encode(sha256(convert_to(
      json_build_array(c.punter, c.ref, c.part, c.content)::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint)
    from (${CONTENTS[table](table)}) c where not exists (
      select from chain_links l where l.tenant = c.tenant and l.punter = c.punter and l.source = c.source and l.ref = c.ref
        and l.part = c.part)
    group by c.tenant, c.source on conflict do nothing`);

/** Hashes over what is booked and decided. What is there already is counted when the triggers are at work, without a lock on its table. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    for (const step of [...tables, ...Object.keys(RIGHTS).flatMap(guard), ...triggers]) await step.execute(transaction);
  });
  for (const table of Object.keys(CONTENTS)) await origins(table as keyof typeof CONTENTS).execute(db);
};

export const ledgerChain = { up, outsideTransaction: true };
