import pg from "pg";

const CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;

/** While a standby takes over, the primary's address may lead to it early. It would show an older state as if it were the present one. */
export const requirePrimary = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  if (rows[0]?.transaction_read_only !== "off") throw new Error("The server is read-only: it is not the primary");
};

/** Whether the connection failed, not the statement. Such a connection may hang for as long as it is used. */
export const isOfConnection = (error: unknown): boolean => !(error instanceof pg.DatabaseError);

/** Connections to the primary. One that breaks is replaced. */
export const openPool = (url: string, onError: (error: Error) => void, more: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // The server cancels slow statements itself; this is for a server that vanished without closing the connection.
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    onConnect: requirePrimary,
    ...more,
  });
  // A connection may fail while idle or between two statements; without a listener the error would end the process.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
};
