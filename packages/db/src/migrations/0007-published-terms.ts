import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Lets the bets service read published brands, by whose terms bets are decided. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`grant select on brand_documents to touchline_bets`.execute(db);
};

export const publishedTerms: Migration = { up };
