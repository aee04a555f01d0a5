import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Lets the API compute a punter's position from the ledger. The index covers only the wallet's side of each entry. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    sql`create index entries_of_wallet on entries (punter, at, tenant) include (kind, amount) where account = 'wallet'`,
    sql`grant select on entries to touchline_api`,
  ];
  for (const step of steps) await step.execute(db);
};

export const positions: Migration = { up };
