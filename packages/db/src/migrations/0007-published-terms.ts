import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Bets are decided by what was published of their brand. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`grant select on brand_documents to touchline_bets`.execute(db);
};

export const publishedTerms: Migration = { up };
