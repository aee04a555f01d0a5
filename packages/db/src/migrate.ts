import { type Migration, Migrator } from "kysely/migration";
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
import { depositsOnce } from "./migrations/0014-deposits-once.ts";
import { months } from "./migrations/0015-months.ts";
import { monthLookups } from "./migrations/0016-month-lookups.ts";
import { replicationLag } from "./migrations/0020-replication-lag.ts";
import { migrationsReadable } from "./migrations/0022-migrations-readable.ts";
import { marketResults } from "./migrations/0023-market-results.ts";
import { legMarkets } from "./migrations/0024-leg-markets.ts";
import { seamlessWallets } from "./migrations/0025-seamless-wallets.ts";
import { riskLimits } from "./migrations/0026-risk-limits.ts";
import { ledgerShard } from "./migrations/0027-ledger-shard.ts";
import { openBetsOfPunter } from "./migrations/0028-open-bets-of-punter.ts";
import { untilUnlocked, workAsOwner } from "./owner-work.ts";

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
  "0014-deposits-once": depositsOnce,
  "0015-months": months,
  "0016-month-lookups": monthLookups,
  "0020-replication-lag": replicationLag,
  "0022-migrations-readable": migrationsReadable,
  "0023-market-results": marketResults,
  "0024-leg-markets": legMarkets,
  "0025-seamless-wallets": seamlessWallets,
  "0026-risk-limits": riskLimits,
  "0027-ledger-shard": ledgerShard,
  "0028-open-bets-of-punter": openBetsOfPunter,
};

const prepare = ({ up, outsideTransaction = false }: TableChange): Migration => ({
  up: (db) => untilUnlocked(() => (outsideTransaction ? up(db) : db.transaction().execute((each) => up(each)))),
});

/** Migrates to the latest version. `url` is the owner's; concurrent callers wait for each other. Returns the names of what was made. */
export const migrate = (url: string, migrations = MIGRATIONS): Promise<readonly string[]> => {
  const prepared = Object.fromEntries(Object.entries(migrations).map(([name, change]) => [name, prepare(change)]));
  return workAsOwner(url, async (db) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => prepared },
      // Each has a transaction of its own.
      disableTransactions: true,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  });
};
