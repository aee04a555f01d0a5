import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What betting did to a punter's money since a time is read from the ledger itself. Only one side of each entry is asked for. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    sql`create index entries_of_wallet on entries (punter, at, tenant) include (kind, amount) where account = 'wallet'`,
    sql`grant select on entries to touchline_api`,
  ];
  for (const step of steps) await step.execute(db);
};

export const positions: Migration = { up };
