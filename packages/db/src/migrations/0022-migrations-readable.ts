import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Lets the services tell whether the database has what they need. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`grant select on kysely_migration to touchline_api, touchline_bets`.execute(db);
};

export const migrationsReadable: Migration = { up };
