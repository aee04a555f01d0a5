import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A rule pays once. Its cash-out has an id of its own since rules' ids are chosen by clients. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create unique index cashouts_rule on cashouts (rule, tenant) where rule is not null`.execute(db);
};

export const cashoutsByRule: Migration = { up };
