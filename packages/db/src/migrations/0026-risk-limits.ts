import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { guardTenant } from "./guard-tenant.ts";

/**
 * The bookmaker's limits that are changed while the services run. A scope names what a limit is for, as `{"sport": "1", "punter": "ana"}`; an
 * empty one is for everything. A limit that was removed keeps its row without amounts, so that nodes see it among what is new.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    sql`create table risk_limits (
      tenant text not null,
      currency text not null,
      scope jsonb not null check (jsonb_typeof(scope) = 'object'),
      max_stake bigint check (max_stake >= 0),
      max_winnings bigint check (max_winnings >= 0),
      max_liability bigint check (max_liability >= 0),
      stake_factor int check (stake_factor between 0 and 10000),
      set_at timestamptz not null default clock_timestamp(),
      primary key (tenant, currency, scope)
    )`,
    sql`create index risk_limits_set_at on risk_limits (tenant, set_at)`,
    ...guardTenant("risk_limits"),
    sql`grant select on risk_limits to touchline_bets, touchline_api`,
  ];
  for (const step of steps) await step.execute(db);
};

export const riskLimits: Migration = { up };
