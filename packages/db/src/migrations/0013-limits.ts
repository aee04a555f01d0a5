import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { guardTenant } from "./guard-tenant.ts";

/** Limits and time-outs that hosts set for their punters. `limited` is read with the lock of the wallet, so that others cost nothing. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    sql`create table punter_limits (
      tenant text not null,
      punter text not null,
      limits jsonb not null,
      time_out_until timestamptz,
      set_at timestamptz not null default now(),
      primary key (punter, tenant)
    )`,
    ...guardTenant("punter_limits"),
    sql`grant select, insert, update (limits, time_out_until, set_at) on punter_limits to touchline_bets`,
    sql`alter table wallets add column limited boolean not null default false`,
    sql`grant update (limited) on wallets to touchline_bets`,
  ];
  for (const step of steps) await step.execute(db);
};

export const limits: Migration = { up };
