import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { guardTenant } from "./guard-tenant.ts";

const tables = [
  sql`create table punter_betslips (
    tenant text not null,
    punter text not null,
    version bigint not null check (version > 0),
    content jsonb not null,
    primary key (tenant, punter)
  )`,
  // The same slip has the same code, so that the table cannot be filled by sharing one slip repeatedly.
  sql`create table shared_betslips (
    tenant text not null,
    code text not null,
    digest text not null,
    betslip jsonb not null,
    names jsonb not null,
    created_at timestamptz not null default now(),
    primary key (tenant, code),
    unique (tenant, digest)
  )`,
];

const guard = (table: string, rights: string) => [
  ...guardTenant(table),
  sql`grant ${sql.raw(rights)} on ${sql.ref(table)} to touchline_api`,
];

/** Stored slips of punters, and slips shared by a code. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    ...tables,
    ...guard("punter_betslips", "select, insert, update"),
    ...guard("shared_betslips", "select, insert"),
  ];
  for (const step of steps) await step.execute(db);
};

export const betslips: Migration = { up };
