import type { Ledger } from "./open-ledger.ts";

/** Positions in the log of the database, in bytes. */
export interface Replication {
  /** Standbys that are connected. */
  readonly standbys: number;
  readonly written: number;
  /** Of the standby that is furthest behind; null without one. */
  readonly replayed: number | null;
}

const REPLICATION = { name: "replication", text: "select standbys, written, replayed from replication_state()" };

export const readReplication = async ({ pool }: Ledger): Promise<Replication> => {
  const { rows } = await pool.query<Replication>(REPLICATION);
  return rows[0] as Replication;
};
