import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import { punters } from "./migrations/0001-punters.ts";
import { betslips } from "./migrations/0002-betslips.ts";
import { ledger } from "./migrations/0003-ledger.ts";
import { tickets } from "./migrations/0004-tickets.ts";
import { positions } from "./migrations/0005-positions.ts";
import { brandDocuments } from "./migrations/0006-brand-documents.ts";
import { publishedTerms } from "./migrations/0007-published-terms.ts";
import { taxesAndBonuses } from "./migrations/0008-taxes-and-bonuses.ts";
import { liabilitiesForApi } from "./migrations/0009-liabilities-for-api.ts";
import { failedSettlements } from "./migrations/0010-failed-settlements.ts";
import { cashoutsByRule } from "./migrations/0011-cashouts-by-rule.ts";
import { ledgerChain } from "./migrations/0012-ledger-chain.ts";
import { limits } from "./migrations/0013-limits.ts";
import { migrationsReadable } from "./migrations/0022-migrations-readable.ts";

export interface TableChange extends Migration {
  /** For statements that cannot run in a transaction, such as `create index concurrently`. It must do no harm when it is run again. */
  readonly outsideTransaction?: boolean;
}

export type Migrations = Readonly<Record<string, TableChange>>;

/**
 * In order. A migration that was released is never changed; further changes come in a new one. The services of the version before run
 * beside it: it adds what they do not need to know, and what they no longer use is removed by a later version.
 */
export const MIGRATIONS: Migrations = {
  "0001-punters": punters,
  "0002-betslips": betslips,
  "0003-ledger": ledger,
  "0004-tickets": tickets,
  "0005-positions": positions,
  "0006-brand-documents": brandDocuments,
  "0007-published-terms": publishedTerms,
  "0008-taxes-and-bonuses": taxesAndBonuses,
  "0009-liabilities-for-api": liabilitiesForApi,
  "0010-failed-settlements": failedSettlements,
  "0011-cashouts-by-rule": cashoutsByRule,
  "0012-ledger-chain": ledgerChain,
  "0013-limits": limits,
  "0022-migrations-readable": migrationsReadable,
};

/** A statement that waits for a table's lock holds up everyone who wants the table after it, so it does not wait for long. */
const LOCK_TIMEOUT_MS = 1_000;
const AGAIN_MS = 500;
const LOCK_NOT_AVAILABLE = "55P03";

const isLocked = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;

/** Repeated from its beginning until it has all locks: nothing of a transaction that was cancelled stays. */
const untilUnlocked = async (run: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isLocked(error)) throw error;
      await sleep(AGAIN_MS);
    }
  }
};

const prepare = ({ up, outsideTransaction = false }: TableChange): Migration => ({
  up: (db) => untilUnlocked(() => (outsideTransaction ? up(db) : db.transaction().execute((each) => up(each)))),
});

/** Runs while no other caller does, on any machine. The lock is gone with its connection. */
const alone = async <Result>(url: string, run: () => Promise<Result>): Promise<Result> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended('touchline migrations', 0))");
    return await run();
  } finally {
    await client.end();
  }
};

/** Migrates to the latest version. `url` is the owner's; concurrent callers wait for each other. Returns the names of what was made. */
export const migrate = async (url: string, migrations = MIGRATIONS): Promise<readonly string[]> => {
  const pool = new pg.Pool({ connectionString: url, options: `-c lock_timeout=${LOCK_TIMEOUT_MS}` });
  // A connection that fails while it is closed would end the process; one that fails before is found by its statement.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const prepared = Object.fromEntries(Object.entries(migrations).map(([name, change]) => [name, prepare(change)]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => prepared },
    // Each has a transaction of its own.
    disableTransactions: true,
  });
  try {
    return await alone(url, async () => {
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error) throw error;
      return results.map(({ migrationName }) => migrationName);
    });
  } finally {
    await db.destroy();
  }
};
