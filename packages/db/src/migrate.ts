import { type Migration, Migrator } from "kysely/migration";
import { openDatabase } from "./database.ts";
import { punters } from "./migrations/0001-punters.ts";
import { betslips } from "./migrations/0002-betslips.ts";
import { ledger } from "./migrations/0003-ledger.ts";
import { tickets } from "./migrations/0004-tickets.ts";
import { positions } from "./migrations/0005-positions.ts";
import { brandDocuments } from "./migrations/0006-brand-documents.ts";
import { publishedTerms } from "./migrations/0007-published-terms.ts";
import { taxesAndBonuses } from "./migrations/0008-taxes-and-bonuses.ts";
import { liabilitiesForApi } from "./migrations/0009-liabilities-for-api.ts";
import { cashoutsByRule } from "./migrations/0010-cashouts-by-rule.ts";

/** In order. A migration that was released is never changed; further changes come in a new one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-punters": punters,
  "0002-betslips": betslips,
  "0003-ledger": ledger,
  "0004-tickets": tickets,
  "0005-positions": positions,
  "0006-brand-documents": brandDocuments,
  "0007-published-terms": publishedTerms,
  "0008-taxes-and-bonuses": taxesAndBonuses,
  "0009-liabilities-for-api": liabilitiesForApi,
  "0010-cashouts-by-rule": cashoutsByRule,
};

/** Migrates to the latest version. `url` is the owner's; concurrent callers wait for each other. */
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
