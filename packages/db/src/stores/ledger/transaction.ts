import pg from "pg";
import { asLedgerError, isCutOff, type Ledger } from "./open-ledger.ts";
import { inStatementSpan } from "./statement-span.ts";
import type { WalletKind } from "./wallet-kind.ts";

/** A prepared statement; the server parses it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface LedgerTransaction {
  readonly tenant: string;
  /** Of new wallets. */
  readonly walletKind: WalletKind;
  /** Every statement has the tenant as its first parameter. */
  readonly run: <Row extends object>(statement: Statement, ...values: readonly unknown[]) => Promise<Row[]>;
}

const begin = (tenant: string): string =>
  `begin; select set_config('touchline.tenant', ${pg.escapeLiteral(tenant)}, true)`;

/**
 * Planning a statement that writes many tables takes longer than running it with a few rows, so it is planned once for each connection,
 * and again whenever PostgreSQL has analysed one of its tables.
 */
const PLANNED_ONCE = "set_config('plan_cache_mode', 'force_generic_plan', true)";

type Work<Result> = (transaction: LedgerTransaction) => Promise<Result>;

const transact = async <Result>(
  { pool, onWait, walletKindOf }: Ledger,
  tenant: string,
  beginning: string,
  work: Work<Result>,
): Promise<Result> => {
  const refuse = (error: unknown): never => {
    throw asLedgerError(error);
  };
  const asked = performance.now();
  const client = await pool.connect().catch(refuse);
  onWait((performance.now() - asked) / 1000);
  const query = (name: string, given: string | pg.QueryConfig): Promise<pg.QueryResult> =>
    inStatementSpan(name, () => client.query(given).catch(refuse));
  const run: LedgerTransaction["run"] = async ({ name, text }, ...values) =>
    (await query(name, { name, text, values: [tenant, ...values] })).rows;
  const finish = async (): Promise<void> => {
    const { command } = await query("commit", "commit");
    // PostgreSQL answers the commit of a failed transaction with ROLLBACK, without an error.
    if (command !== "COMMIT") throw new Error("The transaction was not committed");
    client.release();
  };
  try {
    await query("begin", beginning);
    const result = await work({ tenant, walletKind: walletKindOf(tenant), run });
    await finish();
    return result;
  } catch (error) {
    // A connection that is unusable is removed from the pool, and the server rolls back when it ends.
    if (isCutOff(error)) client.release(true);
    else
      await client.query("rollback").then(
        () => client.release(),
        (lost: Error) => client.release(lost),
      );
    throw error;
  }
};

/**
 * Runs a transaction that can read and write rows of one tenant only. If it rejects because the database is away, it is unknown whether
 * the transaction was committed.
 */
export const inLedger = <Result>(ledger: Ledger, tenant: string, work: Work<Result>): Promise<Result> =>
  transact(ledger, tenant, begin(tenant), work);

/** As `inLedger`, for statements that find all their rows by key: the best plan does not depend on the values. */
export const inLedgerByKeys = <Result>(ledger: Ledger, tenant: string, work: Work<Result>): Promise<Result> =>
  transact(ledger, tenant, `${begin(tenant)}, ${PLANNED_ONCE}`, work);
