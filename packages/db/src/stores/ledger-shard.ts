import type { Shard } from "@touchline/protocol";
import { sql } from "kysely";
import type { Database } from "../database.ts";

const text = ({ number, of }: Shard): string => `${number}/${of}`;

/** Null before the first node of the bets service has started on the database. */
const readShard = async (database: Database): Promise<Shard | null> => {
  const { rows } = await sql<Shard>`select number, shards as of from ledger_shard`.execute(database);
  return rows[0] ?? null;
};

/** Rejects where the database has another shard of the ledger: its rows are of other punters. */
export const checkShard = async (database: Database, shard: Shard): Promise<void> => {
  const held = await readShard(database);
  if (held && text(held) !== text(shard))
    throw new OtherShard(`The database has shard ${text(held)} of the ledger, not ${text(shard)}`);
};

/** As `checkShard`. A database without a shard has this one from now on: of two nodes that start on it at once, one is refused. */
export const claimShard = async (database: Database, shard: Shard): Promise<void> => {
  const { number, of } = shard;
  await sql`insert into ledger_shard (number, shards) values (${number}, ${of}) on conflict do nothing`.execute(
    database,
  );
  await checkShard(database, shard);
};

export class OtherShard extends Error {}
