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

type Query = (name: string, given: string | pg.QueryConfig) => Promise<pg.QueryResult>;

/** Uses a connection for one transaction, and rolls it back if that fails. */
const withConnection = async <Result>(
  { pool, onWait }: Ledger,
  use: (query: Query) => Promise<Result>,
): Promise<Result> => {
  const refuse = (error: unknown): never => {
    throw asLedgerError(error);
  };
  const asked = performance.now();
  const client = await pool.connect().catch(refuse);
  onWait((performance.now() - asked) / 1000);
  try {
    const result = await use((name, given) => inStatementSpan(name, () => client.query(given).catch(refuse)));
    client.release();
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

/** Is handled where it is awaited, which may be after another one of the same connection has failed. */
const later = <Result>(promise: Promise<Result>): Promise<Result> => {
  promise.catch(() => undefined);
  return promise;
};

/**
 * The first statement is sent with the beginning, without waiting for its answer. Should that fail, the statement finds no tenant, so that
 * row security hides all rows from it and lets it write none.
 */
const sendBegin = (query: Query, beginning: string): Promise<unknown> => later(query("begin", beginning));

const commit = async (query: Query): Promise<void> => {
  const { command } = await query("commit", "commit");
  // PostgreSQL answers the commit of a failed transaction with ROLLBACK, without an error.
  if (command !== "COMMIT") throw new Error("The transaction was not committed");
};

const rowsOf = async <Row extends object>(
  query: Query,
  tenant: string,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> => (await query(name, { name, text, values: [tenant, ...values] })).rows;

const transact = <Result>(ledger: Ledger, tenant: string, beginning: string, work: Work<Result>): Promise<Result> =>
  withConnection(ledger, async (query) => {
    const begun = sendBegin(query, beginning);
    const result = await work({
      tenant,
      walletKind: ledger.walletKindOf(tenant),
      run: (statement, ...values) => rowsOf(query, tenant, statement, values),
    });
    await begun;
    await commit(query);
    return result;
  });

/** A transaction of one statement, which is sent as a whole: the server is asked once instead of three times. */
export const runInLedger = <Row extends object>(
  ledger: Ledger,
  tenant: string,
  statement: Statement,
  ...values: readonly unknown[]
): Promise<Row[]> =>
  withConnection(ledger, async (query) => {
    const begun = sendBegin(query, begin(tenant));
    const rows = later(rowsOf<Row>(query, tenant, statement, values));
    const committed = later(commit(query));
    await begun;
    const result = await rows;
    await committed;
    return result;
  });

/**
 * Runs a transaction that can read and write rows of one tenant only. If it rejects because the database is away, it is unknown whether
 * the transaction was committed.
 */
export const inLedger = <Result>(ledger: Ledger, tenant: string, work: Work<Result>): Promise<Result> =>
  transact(ledger, tenant, begin(tenant), work);

/** As `inLedger`, for statements that find all their rows by key: the best plan does not depend on the values. */
export const inLedgerByKeys = <Result>(ledger: Ledger, tenant: string, work: Work<Result>): Promise<Result> =>
  transact(ledger, tenant, `${begin(tenant)}, ${PLANNED_ONCE}`, work);
