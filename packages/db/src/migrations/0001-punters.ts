import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { guardTenant } from "./guard-tenant.ts";

/** Role of the API. It owns no table, so it cannot bypass row-level security. */
const createRole = sql`
  do $$ begin
    if not exists (select from pg_roles where rolname = 'touchline_api') then create role touchline_api login; end if;
  end $$`;

const tables = [
  sql`create table punter_favourites (
    tenant text not null,
    punter text not null,
    kind text not null check (kind in ('tournaments', 'events', 'markets')),
    id bigint not null check (id > 0),
    primary key (tenant, punter, kind, id)
  )`,
  sql`create table punter_preferences (
    tenant text not null,
    punter text not null,
    name text not null,
    value jsonb not null,
    primary key (tenant, punter, name)
  )`,
];

const guard = (table: string) => [
  ...guardTenant(table),
  sql`grant select, insert, update, delete on ${sql.ref(table)} to touchline_api`,
];

/** Favourites and preferences of punters. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [createRole, ...tables, ...guard("punter_favourites"), ...guard("punter_preferences")];
  for (const step of steps) await step.execute(db);
};

export const punters: Migration = { up };
