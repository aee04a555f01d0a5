import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

/** A statement that waits for a table's lock holds up everyone who wants the table after it, so it does not wait for long. */
const LOCK_TIMEOUT_MS = 1_000;
const AGAIN_MS = 500;
const LOCK_NOT_AVAILABLE = "55P03";

const isLocked = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;

/** Repeated from its beginning until it has all locks: nothing of a transaction that was cancelled stays. */
export const untilUnlocked = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isLocked(error)) throw error;
      await sleep(AGAIN_MS);
    }
  }
};

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

/** Work on the tables themselves. `url` is the owner's; concurrent callers wait for each other. */
export const workAsOwner = async <Result>(
  url: string,
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> => {
  const pool = new pg.Pool({ connectionString: url, options: `-c lock_timeout=${LOCK_TIMEOUT_MS}` });
  // A connection that fails while it is closed would end the process; one that fails before is found by its statement.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await alone(url, () => work(db));
  } finally {
    await db.destroy();
  }
};
