import pg from "pg";
import { requirePrimary } from "../../open-pool.ts";

/** Runs work that only one node at a time may do. Null if another node, or another call on this one, does it now. */
export type Exclusive = <Result>(name: string, work: () => Promise<Result>) => Promise<Result | null>;

const TRY_LOCK = "select pg_try_advisory_lock(hashtextextended($1, 0)) as taken";
const UNLOCK = "select pg_advisory_unlock(hashtextextended($1, 0))";
const CONNECT_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 6_000;

/**
 * Locks belong to one connection of their own, so that work of any length keeps neither a transaction open nor a connection of the pool.
 * With the connection its locks are lost, and another node may begin before the work here has ended.
 */
export const createExclusive = (url: string, onError: (error: Error) => void) => {
  let connection: Promise<pg.Client> | null = null;
  let isClosed = false;
  const held = new Set<string>();

  const connect = (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    const open = async (): Promise<pg.Client> => {
      await client.connect();
      try {
        await requirePrimary(client);
      } catch (error) {
        await client.end();
        throw error;
      }
      return client;
    };
    const opened = open();
    const forget = (): void => {
      if (connection === opened) connection = null;
    };
    client.on("error", (error) => {
      forget();
      onError(error);
    });
    client.on("end", forget);
    opened.catch(forget);
    return opened;
  };

  const tryLock = async (client: pg.Client, name: string): Promise<boolean> => {
    try {
      return (await client.query<{ taken: boolean }>(TRY_LOCK, [name])).rows[0]?.taken ?? false;
    } catch (error) {
      // Whether the lock was taken is unknown; without the connection it is not.
      await client.end().catch(onError);
      throw error;
    }
  };

  const run: Exclusive = async (name, work) => {
    if (held.has(name)) return null;
    held.add(name);
    try {
      if (isClosed) throw new Error("the ledger is closed");
      connection ??= connect();
      const client = await connection;
      if (!(await tryLock(client, name))) return null;
      try {
        return await work();
      } finally {
        // If this fails, the connection is broken, and the lock is lost with it.
        await client.query(UNLOCK, [name]).catch(onError);
      }
    } finally {
      held.delete(name);
    }
  };

  return {
    run,
    close: async (): Promise<void> => {
      isClosed = true;
      const client = await connection?.catch(() => null);
      await client?.end().catch(onError);
    },
  };
};
