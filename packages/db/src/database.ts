import { type ColumnType, Kysely, PostgresDialect, type PostgresPoolClient, sql, type Transaction } from "kysely";
import type pg from "pg";
import { isOfConnection, openPool } from "./open-pool.ts";

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

/** A client of the pool that is not given back once its connection has failed. */
const withoutBroken = (client: pg.PoolClient): PostgresPoolClient => {
  let isBroken = false;
  const query = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    try {
      return await client.query(text, values);
    } catch (error) {
      isBroken ||= isOfConnection(error);
      throw error;
    }
  };
  return {
    // Cursors, its other form, are not used.
    query: query as unknown as PostgresPoolClient["query"],
    release: (isDiscarded = false) => client.release(isDiscarded || isBroken),
  };
};

export const openDatabase = (
  url: string,
  onError: (error: Error) => void,
  /** Called with the seconds that a transaction has waited for a connection. */
  onWait: (seconds: number) => void = () => undefined,
): Database => {
  const pool = openPool(url, onError);
  const connect = async (): Promise<PostgresPoolClient> => {
    const asked = performance.now();
    const client = await pool.connect();
    onWait((performance.now() - asked) / 1000);
    return withoutBroken(client);
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
