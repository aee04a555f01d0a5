import { type Kysely, sql } from "kysely";

/**
 * Creates a unique index while its table is in use. It waits for open transactions, and nobody waits for it. What an interrupted attempt
 * has left is not valid and is removed first. Used by released migrations, so it must not be changed.
 */
export const createUniqueIndex = async (db: Kysely<unknown>, name: string, definition: string): Promise<void> => {
  await sql`set lock_timeout = 0`.execute(db);
  try {
    const left = await sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
    if (left.rows.length > 0) await sql`drop index concurrently ${sql.ref(name)}`.execute(db);
    await sql.raw(`create unique index concurrently if not exists ${name} on ${definition}`).execute(db);
  } finally {
    await sql`reset lock_timeout`.execute(db);
  }
};
