import { ONE_SHARD, type Shard } from "@touchline/protocol";
import pg from "pg";
import { isOfConnection, openPool } from "../../open-pool.ts";
import { createExclusive, type Exclusive } from "./exclusive-work.ts";
import type { WalletKind } from "./wallet-kind.ts";

export interface Ledger {
  /** Which punters it is of. */
  readonly shard: Shard;
  readonly pool: pg.Pool;
  /** Work that one node at a time does. */
  readonly exclusive: Exclusive;
  /** Called with the seconds that a transaction has waited for a connection. */
  readonly onWait: (seconds: number) => void;
  readonly walletKindOf: (tenant: string) => WalletKind;
  readonly close: () => Promise<void>;
}

export interface LedgerOptions {
  readonly shard?: Shard;
  readonly onError: (error: Error) => void;
  readonly onWait?: (seconds: number) => void;
  /** Tenants whose operators have wallets of their own. */
  readonly seamless?: ReadonlySet<string>;
}

/** A service that hangs within a transaction must not keep wallets locked. */
const IDLE_TIMEOUT_MS = 5_000;

export const openLedger = (
  url: string,
  { shard = ONE_SHARD, onError, onWait = () => undefined, seamless = new Set() }: LedgerOptions,
): Ledger => {
  const walletKindOf = (tenant: string): WalletKind => (seamless.has(tenant) ? "seamless" : "ledger");
  const pool = openPool(url, onError, {
    idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS,
    // What does not depend on an answer is sent before it comes: see `transaction.ts`.
    pipeline: true,
    // Otherwise a plan made for a small table would be kept when the table has grown. See also `inLedgerByKeys`.
    options: "-c plan_cache_mode=force_custom_plan",
  });
  const exclusive = createExclusive(url, onError);
  const close = async (): Promise<void> => {
    await exclusive.close();
    await pool.end();
  };
  return { shard, pool, exclusive: exclusive.run, onWait, walletKindOf, close };
};

/** The database is not available. Whether a running transaction was committed is unknown. */
export class LedgerAway extends Error {}

/** SQLSTATE classes that mean the database is not available, and the code of one that is read-only; all others are about the statement. */
const AWAY = ["08", "53", "57", "58", "25006"];

/** An error of the connection becomes `LedgerAway` as well. */
export const asLedgerError = (error: unknown): unknown => {
  if (error instanceof pg.DatabaseError && !AWAY.some((each) => error.code?.startsWith(each))) return error;
  return new LedgerAway("The database is not available", { cause: error });
};

export const isAway = (error: unknown): boolean => error instanceof LedgerAway;

/** Whether the connection failed: nothing more can be sent over it. */
export const isCutOff = (error: unknown): boolean => error instanceof LedgerAway && isOfConnection(error.cause);

/** SQLSTATE classes of conflicts between transactions: serialization, deadlock, locks. */
const CONFLICTS = ["40", "55"];

/** Whether the same work may succeed later. Other errors are about the work itself. */
export const isTransient = (error: unknown): boolean =>
  isAway(error) || (error instanceof pg.DatabaseError && CONFLICTS.includes(error.code?.slice(0, 2) ?? ""));
