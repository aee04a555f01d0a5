import type { EventEmitter } from "node:events";
import type { Payload } from "payload";

/** A connection may die while nobody uses it. The pool replaces it; unheard, its error would end the process. */
export const outliveConnections = ({ db, logger }: Payload): void => {
  const { pool } = db as unknown as { readonly pool: EventEmitter };
  const tell = (error: Error): void => logger.warn(`a connection to the database ended: ${error.message}`);
  pool.on("error", tell);
  pool.on("connect", (client: EventEmitter) => client.on("error", tell));
};
