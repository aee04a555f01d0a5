import { isInShard, type Shard } from "@touchline/protocol";
import pg from "pg";

/** Tables with rows of punters. Partitions are read with their table. */
const TABLES = `select c.relname as name from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('tenant', 'punter')) = 2`;

interface Owner {
  readonly tenant: string;
  readonly punter: string;
}

/** Compares the database of a shard with the punters that it is of; reports rows of others, and a database without any bet. */
export const checkShardRows = async (ownerUrl: string, shard: Shard): Promise<string[]> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const findings: string[] = [];
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
      const { rows } = await client.query<Owner>(
        `select distinct tenant, punter from ${client.escapeIdentifier(name)}`,
      );
      for (const owner of rows)
        if (!isInShard(shard, owner))
          findings.push(`${name} of shard ${shard.number} has rows of ${owner.tenant} ${owner.punter}`);
      if (name === "bets" && rows.length === 0) findings.push(`shard ${shard.number} has no bets`);
    }
    return findings;
  } finally {
    await client.end();
  }
};
