import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Which shard of the ledger the database has: one row, written by the first node of the bets service that starts on it and never changed. A
 * database that is in use has the whole ledger.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    sql`create table ledger_shard (
      only_row boolean primary key default true check (only_row),
      number int not null check (number >= 0),
      shards int not null,
      check (number < shards)
    )`,
    sql`insert into ledger_shard (number, shards) select 0, 1 where exists (select from wallets)`,
    sql`grant select, insert on ledger_shard to touchline_bets`,
    sql`grant select on ledger_shard to touchline_api`,
  ];
  for (const step of steps) await step.execute(db);
};

export const ledgerShard: Migration = { up };
