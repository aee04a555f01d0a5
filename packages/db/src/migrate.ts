import { type Migration, Migrator } from "kysely/migration";
import { openDatabase } from "./database.ts";
import { punters } from "./migrations/0001-punters.ts";
import { betslips } from "./migrations/0002-betslips.ts";
import { ledger } from "./migrations/0003-ledger.ts";

/** In order. One that has been run anywhere is never changed: what is to be different comes in a further one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-punters": punters,
  "0002-betslips": betslips,
  "0003-ledger": ledger,
};

/** Brings the database to the present tables. `url` is the owner's; several that start at once wait for one another. */
export const migrate = async (url: string): Promise<readonly string[]> => {
  const db = openDatabase(url, () => undefined);
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
};
