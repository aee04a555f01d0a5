import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { guardTenant } from "./guard-tenant.ts";

/** What settlement could not process, kept for inspection, so that everything else goes on. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    // Bets that a result could not be applied to. `at` is the last attempt.
    sql`create table failed_settlements (
      tenant text not null,
      bet uuid not null,
      event bigint not null,
      version bigint not null,
      error text not null,
      tries integer not null default 1,
      at timestamptz not null default now(),
      primary key (bet, event, version, tenant)
    )`,
    sql`create index failed_settlements_at on failed_settlements (tenant, at)`,
    ...guardTenant("failed_settlements"),
    sql`grant select, insert, update (error, tries, at) on failed_settlements to touchline_bets`,
    // Messages of the stream RESULTS that are no results. They belong to no tenant.
    sql`create table rejected_results (
      id bigint generated always as identity primary key,
      subject text not null,
      data bytea not null,
      error text not null,
      at timestamptz not null default now()
    )`,
    sql`grant select, insert on rejected_results to touchline_bets`,
  ];
  for (const step of steps) await step.execute(db);
};

export const failedSettlements: Migration = { up };
