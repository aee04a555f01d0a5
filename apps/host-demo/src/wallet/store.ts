import { readFileSync } from "node:fs";
import pg from "pg";

/** What the wallet keeps a call as. Amounts are whole thousandths. */
export interface KeptCall {
  readonly tenant: string;
  readonly call: string;
  readonly kind: string;
  /** None of a deposit. */
  readonly bet: string | null;
  readonly n: number | null;
  readonly punter: string;
  readonly currency: string;
  readonly at: number;
  readonly amount: bigint;
  /** Of all that the call says: the same id with another one is another call. */
  readonly digest: string;
}

/** What came of it. `refusal` is a code of the contract. */
export interface Outcome {
  readonly refusal: string | null;
  readonly moved: bigint;
  readonly balance: bigint;
}

interface Holder {
  readonly tenant: string;
  readonly punter: string;
  readonly currency: string;
}

const TABLES = readFileSync(new URL("./tables.sql", import.meta.url), "utf8");
/** Any number that nothing else in this database locks: two that start at once make the tables one after the other. */
const TABLES_LOCK = 4660;
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;

const NO_SUCH_DATABASE = "3D000";
const DATABASE_EXISTS = ["42P04", "23505"];

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof pg.DatabaseError && codes.includes(error.code ?? "");

const withClient = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  await work(client).finally(() => client.end());
};

const createDatabase = (url: string): Promise<void> => {
  const maintenance = new URL(url);
  const name = decodeURIComponent(maintenance.pathname.slice(1));
  maintenance.pathname = "/postgres";
  return withClient(maintenance.href, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
      // Another process has made it meanwhile.
      if (!hasCode(error, ...DATABASE_EXISTS)) throw error;
    }),
  );
};

const createTables = (url: string): Promise<void> =>
  withClient(url, (client) => client.query(`begin; select pg_advisory_xact_lock(${TABLES_LOCK}); ${TABLES}; commit`));

/** The wallet's database, made where there is none. Every call is one statement. */
export const openStore = async (url: string, onError: (error: Error) => void) => {
  await createTables(url).catch(async (error: unknown) => {
    if (!hasCode(error, NO_SUCH_DATABASE)) throw error;
    await createDatabase(url);
    await createTables(url);
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
  });
  // A connection may fail while nobody uses it; without a listener the error would end the process.
  pool.on("error", onError);

  /** Each text is prepared once for a connection. */
  const ask = async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values })).rows;

  return {
    make: async (kept: KeptCall, now: number): Promise<Outcome> => {
      const { tenant, call, kind, bet, n, punter, currency, at, amount, digest } = kept;
      const [row] = await ask<{ refusal: string | null; done: string; has: string }>(
        "make",
        "select refusal, done, has from wallet.make($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        [tenant, call, kind, bet, n, punter, currency, at, amount, digest, now],
      );
      if (!row) throw new Error("the call has no outcome");
      return { refusal: row.refusal, moved: BigInt(row.done), balance: BigInt(row.has) };
    },

    /** Null where there is no such account. */
    balance: async ({ tenant, punter, currency }: Holder): Promise<bigint | null> => {
      const [row] = await ask<{ balance: string }>(
        "balance",
        "select balance from wallet.accounts where tenant = $1 and punter = $2 and currency = $3",
        [tenant, punter, currency],
      );
      return row ? BigInt(row.balance) : null;
    },

    /** Calls of bets from one moment to another, in the order of time and id, after a place in it. */
    callsBetween: (
      tenant: string,
      from: number,
      to: number,
      after: readonly [at: number, call: string],
      most: number,
    ) =>
      ask<{ call: string; bet: string; kind: string; punter: string; currency: string; moved: string; at: string }>(
        "calls-between",
        `select call, bet, kind, punter, currency, moved, at from wallet.calls
         where tenant = $1 and bet is not null and at >= $2 and at < $3 and (at, call) > ($4, $5::uuid)
         order by at, call limit $6`,
        [tenant, from, to, ...after, most],
      ),

    /** All that changed an account, newest first, before a number. */
    callsOf: ({ tenant, punter, currency }: Holder, before: number | null, most: number) =>
      ask<{ number: string; kind: string; bet: string | null; moved: string; balance: string; at: string }>(
        "calls-of",
        `select number, kind, bet, moved, balance, at from wallet.calls
         where tenant = $1 and punter = $2 and currency = $3 and ($4::bigint is null or number < $4)
         order by number desc limit $5`,
        [tenant, punter, currency, before, most],
      ),

    /** No stakes are taken of an account before this moment. */
    block: async ({ tenant, punter, currency }: Holder, until: number): Promise<void> => {
      await ask(
        "block",
        `insert into wallet.accounts (tenant, punter, currency, blocked_until) values ($1, $2, $3, $4)
         on conflict (tenant, punter, currency) do update set blocked_until = excluded.blocked_until`,
        [tenant, punter, currency, until],
      );
    },

    close: (): Promise<void> => pool.end(),
  };
};

export type Store = Awaited<ReturnType<typeof openStore>>;
