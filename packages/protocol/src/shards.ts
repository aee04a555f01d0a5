/** A part of the ledger, with a database of its own: its number, from 0, of so many. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

/** The whole ledger in one database. */
export const ONE_SHARD: Shard = { number: 0, of: 1 };

export const shardsOf = (count: number): readonly Shard[] =>
  Array.from({ length: count }, (_, number) => ({ number, of: count }));

const utf8 = new TextEncoder();

/** FNV-1a over the UTF-8 bytes. */
const fnv = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
};

/** Every bit of the result depends on every bit given: the last bits of FNV-1a are those of the last bytes. */
const mix = (given: number): number => {
  let hash = given;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Where bets and money of a punter are. Stored rows follow from it, so it never changes. */
export const shardOf = (
  { tenant, punter }: { readonly tenant: string; readonly punter: string },
  of: number,
): Shard => ({
  number: of === 1 ? 0 : mix(fnv(`${tenant}.${punter}`)) % of,
  of,
});

/** Whether bets and money of the punter are in the shard. */
export const isInShard = (
  { number, of }: Shard,
  owner: { readonly tenant: string; readonly punter: string },
): boolean => shardOf(owner, of).number === number;

/** As 0of2: a node that counts other shards has other names, and is not asked. */
const nameOf = ({ number, of }: Shard): string => `${number}of${of}`;

/** The subject of a command to the nodes of a shard: `bets.place` where there is one, `shard.0of2.bets.place` otherwise. */
export const shardSubject = (subject: string, shard: Shard): string =>
  shard.of === 1 ? subject : `shard.${nameOf(shard)}.${subject}`;

/** Matches the subject of a command to the nodes of each shard. */
export const everyShardSubject = (subject: string): readonly string[] => [subject, `shard.*.${subject}`];

/** The durable consumer by which the nodes of a shard share the results. */
export const resultsConsumer = (shard: Shard): string => (shard.of === 1 ? "bets" : `bets-${nameOf(shard)}`);
