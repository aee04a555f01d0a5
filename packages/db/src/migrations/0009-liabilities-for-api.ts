import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Lets the API tell how much may still be lost on an outcome. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`grant select on liabilities to touchline_api`.execute(db);
};

export const liabilitiesForApi: Migration = { up };
