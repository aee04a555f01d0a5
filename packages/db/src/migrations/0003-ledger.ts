import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { guardTenant } from "./guard-tenant.ts";

/** Role of the bets service, the only writer of money. It owns no table either. */
const createRole = sql`
  do $$ begin
    if not exists (select from pg_roles where rolname = 'touchline_bets') then create role touchline_bets login; end if;
  end $$`;

// Primary keys end with the tenant. If they began with it, the planner could scan all rows of a tenant by the key, and while the tables
// are new and have no statistics, that is what it would choose for a batch.
const tables = [
  // `seq` is the number of the punter's last message; `digits` are the decimal places of the currency.
  sql`create table wallets (
    tenant text not null,
    punter text not null,
    currency text not null,
    digits smallint not null check (digits between 0 and 3),
    balance bigint not null default 0 check (balance >= 0),
    seq bigint not null default 0 check (seq >= 0),
    primary key (punter, tenant)
  ) with (fillfactor = 70)`,
  // Kept forever: a repeated request is recognised however late it arrives.
  sql`create table requests (
    tenant text not null,
    punter text not null,
    req_uuid uuid not null,
    kind text not null check (kind in ('place', 'deposit')),
    digest bytea not null check (length(digest) = 32),
    betslip_id uuid,
    at timestamptz not null,
    primary key (punter, req_uuid, tenant)
  )`,
  sql`create table bets (
    tenant text not null,
    id uuid not null,
    punter text not null,
    req_uuid uuid not null,
    position smallint not null,
    brand text not null,
    type text not null,
    currency text not null,
    stake bigint not null check (stake > 0),
    phase text not null check (phase in ('PREPARED', 'PLACED', 'REJECTED', 'CANCELLED', 'SETTLED', 'PAID_OUT')),
    created_at timestamptz not null,
    accept_at timestamptz not null,
    terms jsonb not null,
    decided_at timestamptz,
    decision jsonb,
    max_winnings bigint,
    primary key (id, tenant),
    constraint bets_once unique (punter, req_uuid, position, tenant),
    foreign key (punter, req_uuid, tenant) references requests,
    check ((phase = 'PREPARED') = (decision is null))
  ) with (fillfactor = 80)`,
  sql`create index bets_due on bets (tenant, accept_at) where phase = 'PREPARED'`,
  // What happened to a bet and when, with the facts known at that moment.
  sql`create table bet_facts (
    tenant text not null,
    bet uuid not null,
    step text not null,
    at timestamptz not null,
    facts jsonb not null,
    primary key (bet, step, tenant)
  )`,
  // Double entry. An account's balance is the sum of its entries, so the house has no row that every transaction would have to lock.
  // The key refuses a second entry of the same kind for a bet or deposit.
  sql`create table entries (
    tenant text not null,
    punter text not null,
    ref uuid not null,
    kind text not null check (kind in ('deposit', 'stake', 'refund')),
    account text not null check (account in ('wallet', 'house', 'cash')),
    currency text not null,
    amount bigint not null check (amount <> 0),
    at timestamptz not null,
    primary key (punter, ref, kind, account, tenant)
  )`,
  // What the house may lose on an outcome by the bets taken.
  sql`create table liabilities (
    tenant text not null,
    currency text not null,
    outcome text not null,
    amount bigint not null default 0,
    primary key (outcome, currency, tenant)
  ) with (fillfactor = 50)`,
  // Messages to punters, written in the same transaction as what they report, and sent afterwards.
  sql`create table outbox (
    tenant text not null,
    punter text not null,
    seq bigint not null check (seq > 0),
    req_uuid uuid,
    at timestamptz not null,
    message jsonb not null,
    sent_at timestamptz,
    primary key (punter, seq, tenant),
    constraint outbox_once unique (punter, req_uuid, tenant)
  ) with (fillfactor = 80)`,
  sql`create index outbox_unsent on outbox (tenant, punter, seq) where sent_at is null`,
];

/** Rights of the bets service beside select. Anything else is refused by the database, whatever the code does. */
const RIGHTS: Readonly<Record<string, string>> = {
  wallets: "insert, update (balance, seq)",
  requests: "insert",
  bets: "insert, update (phase, decided_at, decision, max_winnings)",
  bet_facts: "insert",
  entries: "insert",
  liabilities: "insert, update (amount)",
  outbox: "insert, update (sent_at)",
};

const READ_BY_API = ["wallets", "requests", "bets", "bet_facts", "outbox"];

const guard = (table: string) => [
  ...guardTenant(table),
  sql`grant select, ${sql.raw(RIGHTS[table] as string)} on ${sql.ref(table)} to touchline_bets`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  const reads = READ_BY_API.map((table) => sql`grant select on ${sql.ref(table)} to touchline_api`);
  const steps = [createRole, ...tables, ...Object.keys(RIGHTS).flatMap(guard), ...reads];
  for (const step of steps) await step.execute(db);
};

export const ledger: Migration = { up };
