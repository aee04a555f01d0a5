import pg from "pg";
import type { PlantedBug } from "./planted-bug.ts";

export interface Ledger {
  readonly pool: pg.Pool;
  readonly bug: PlantedBug | null;
  readonly close: () => Promise<void>;
}

export interface LedgerOptions {
  readonly onError: (error: Error) => void;
  readonly bug?: PlantedBug | null;
}

const CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** A service that is frozen in the middle of a transaction must not keep a punter's wallet. */
const IDLE_TIMEOUT_MS = 5_000;

export const openLedger = (url: string, { onError, bug = null }: LedgerOptions): Ledger => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // The server is asked to stop in time; a server that is gone without a word is given up on here.
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS,
    // A plan that was made for a table of ten rows must not be kept for one of ten million.
    options: "-c plan_cache_mode=force_custom_plan",
  });
  // A connection may die idle or between two statements; unheard, its error would end the process.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return { pool, bug, close: () => pool.end() };
};

/** The database cannot work now. Whether what was begun was committed is not known. */
export class LedgerAway extends Error {}

/** Classes of errors in which the database says so itself; what else it says is about what it was given. */
const AWAY = ["08", "53", "57", "58"];

/** An error of the database, told apart: one that is not the server's own word is one of reaching it. */
export const asLedgerError = (error: unknown): unknown => {
  if (error instanceof pg.DatabaseError && !AWAY.includes(error.code?.slice(0, 2) ?? "")) return error;
  return new LedgerAway("The database cannot be reached", { cause: error });
};

export const isAway = (error: unknown): boolean => error instanceof LedgerAway;
