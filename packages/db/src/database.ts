import { type ColumnType, Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";

type FavouriteKind = "tournaments" | "events" | "markets";

export interface Tables {
  readonly punter_favourites: {
    readonly tenant: string;
    readonly punter: string;
    readonly kind: FavouriteKind;
    /** Read as string because bigint may exceed JavaScript's safe integers; ids of the offer never do. */
    readonly id: ColumnType<string, number, never>;
  };
  readonly punter_preferences: {
    readonly tenant: string;
    readonly punter: string;
    readonly name: string;
    readonly value: ColumnType<unknown, string, string>;
  };
  readonly punter_betslips: {
    readonly tenant: string;
    readonly punter: string;
    readonly version: ColumnType<string, number, number>;
    readonly content: ColumnType<unknown, string, string>;
  };
  readonly shared_betslips: {
    readonly tenant: string;
    readonly code: string;
    readonly digest: string;
    readonly betslip: ColumnType<unknown, string, never>;
    readonly names: ColumnType<unknown, string, never>;
  };
  readonly brand_documents: {
    readonly slug: string;
    readonly version: number;
    readonly tenant: string;
    readonly document: string;
    readonly published_at: ColumnType<Date, never, never>;
    readonly published_by: string;
    readonly note: string;
  };
}

export type Database = Kysely<Tables>;

/** Whom a row belongs to. Both values come from a verified token, never from a request. */
export interface Owner {
  readonly tenant: string;
  readonly punter: string;
}

const CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;

export const openDatabase = (
  url: string,
  onError: (error: Error) => void,
  /** Called with the seconds that a transaction has waited for a connection. */
  onWait: (seconds: number) => void = () => undefined,
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A connection may fail while idle or between two statements. The pool replaces it; without a listener the error would end the process.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  const connect = async (): Promise<pg.PoolClient> => {
    const asked = performance.now();
    const client = await pool.connect();
    onWait((performance.now() - asked) / 1000);
    return client;
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  });
};

/** Inside, only rows of one tenant can be read and written: row-level security enforces it. */
export const inTenant = <Result>(
  db: Database,
  tenant: string,
  run: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await sql`select set_config('touchline.tenant', ${tenant}, true)`.execute(transaction);
    return run(transaction);
  });
