import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { guardTenant } from "./guard-tenant.ts";

/** Tables of each tenant. Rows are only inserted; the exception is that a rule is marked as ended. */
const tables = [
  // The events of a placed bet.
  sql`create table bet_legs (
    tenant text not null,
    bet uuid not null,
    position smallint not null,
    event bigint not null,
    slots integer[] not null,
    primary key (bet, position, tenant)
  )`,
  sql`create index bet_legs_event on bet_legs (event, tenant)`,
  // Results of legs. A corrected result is a further row with a higher version.
  sql`create table leg_results (
    tenant text not null,
    bet uuid not null,
    position smallint not null,
    version bigint not null check (version > 0),
    result jsonb not null,
    at timestamptz not null,
    primary key (bet, position, version, tenant)
  )`,
  // The single end of a bet: the key refuses a second one, whatever ended the bet.
  sql`create table bet_ends (
    tenant text not null,
    bet uuid not null,
    punter text not null,
    by text not null check (by in ('result', 'cashout', 'cancel')),
    resolution text,
    cashback boolean not null,
    refund_reason text,
    payout bigint not null check (payout >= 0),
    at timestamptz not null,
    primary key (bet, tenant)
  )`,
  // Corrections of a bet that had ended. A wallet is never debited below zero: `uncollected` is the house's loss.
  sql`create table bet_corrections (
    tenant text not null,
    bet uuid not null,
    number smallint not null check (number > 0),
    id uuid not null,
    resolution text,
    cashback boolean not null,
    refund_reason text,
    payout bigint not null check (payout >= 0),
    uncollected bigint not null check (uncollected >= 0),
    at timestamptz not null,
    primary key (bet, number, tenant)
  )`,
  // Parts of the stake that were cashed out; a cash-out of the rest is the last one.
  sql`create table cashouts (
    tenant text not null,
    id uuid not null,
    bet uuid not null,
    punter text not null,
    part bigint not null check (part > 0),
    paid bigint not null check (paid > 0),
    whole boolean not null,
    rule uuid,
    at timestamptz not null,
    primary key (id, tenant)
  )`,
  sql`create index cashouts_bet on cashouts (bet, tenant)`,
  sql`create table cashout_rules (
    tenant text not null,
    id uuid not null,
    bet uuid not null,
    punter text not null,
    kind text not null check (kind in ('target', 'stop', 'minute')),
    amount bigint not null check (amount > 0),
    part bigint check (part > 0),
    notify_only boolean not null,
    from_event bigint,
    from_minute smallint,
    created_at timestamptz not null,
    ended_at timestamptz,
    ended_by text check (ended_by in ('removed', 'fired', 'cashout', 'end')),
    primary key (id, tenant),
    check ((kind = 'minute') = (from_event is not null and from_minute is not null)),
    check ((ended_at is null) = (ended_by is null))
  ) with (fillfactor = 80)`,
  sql`create index cashout_rules_bet on cashout_rules (bet, tenant)`,
  sql`create index cashout_rules_active on cashout_rules (tenant) where ended_at is null`,
  sql`create index cashout_rules_created on cashout_rules (tenant, created_at)`,
];

/** Tables of the offer, the same for all tenants. */
const shared = [
  sql`create table event_results (
    event bigint not null,
    version bigint not null,
    recorded_at timestamptz not null default now(),
    result jsonb not null,
    primary key (event, version)
  )`,
  sql`create index event_results_recorded on event_results (recorded_at)`,
  // Prices of outcomes with bets, every few seconds, and an additional row if betting was suspended in between.
  sql`create table event_course (
    event bigint not null,
    bucket bigint not null,
    locked boolean not null,
    at timestamptz not null,
    state jsonb not null,
    primary key (event, bucket, locked)
  )`,
];

const RIGHTS: Readonly<Record<string, string>> = {
  bet_legs: "insert",
  leg_results: "insert",
  bet_ends: "insert",
  bet_corrections: "insert",
  cashouts: "insert",
  cashout_rules: "insert, update (ended_at, ended_by)",
};

const widen = (table: string, column: string, words: string) => [
  sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(`${table}_${column}_check`)}`,
  sql`alter table ${sql.ref(table)} add constraint ${sql.ref(`${table}_${column}_check`)}
    check (${sql.ref(column)} in (${sql.raw(words)}))`,
];

const guard = (table: string) => [
  ...guardTenant(table),
  sql`grant select, ${sql.raw(RIGHTS[table] as string)} on ${sql.ref(table)} to touchline_bets`,
  sql`grant select on ${sql.ref(table)} to touchline_api`,
];

/** Bets after their placement. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    ...tables,
    ...shared,
    // Bets that were placed before this migration.
    sql`insert into bet_legs (tenant, bet, position, event, slots)
      select b.tenant, b.id, leg.position - 1, (leg.value ->> 'eventId')::bigint,
        array(select jsonb_array_elements_text(leg.value -> 'slots')::integer)
      from bets b cross join lateral jsonb_array_elements(b.terms -> 'legs') with ordinality as leg(value, position)
      where b.phase = 'PLACED'`,
    ...Object.keys(RIGHTS).flatMap(guard),
    sql`grant select, insert on event_results, event_course to touchline_bets`,
    ...widen("entries", "kind", "'deposit', 'stake', 'refund', 'payout', 'part', 'correction'"),
    ...widen("requests", "kind", "'place', 'deposit', 'cashout', 'cancel'"),
    // A punter's bets, newest first: ids of bets begin with their time.
    sql`create index bets_of_punter on bets (punter, id desc, tenant)`,
    sql`create index bets_open on bets (tenant, id) where phase = 'PLACED'`,
  ];
  for (const step of steps) await step.execute(db);
};

export const tickets: Migration = { up };
