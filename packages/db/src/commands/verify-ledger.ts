/**
 * `pnpm ledger:verify [TENANT:NUMBER:HASH …]`: finds what was changed in the ledger at `DATABASE_OWNER_URL` by others than the bets
 * service. Prints the last seal of each tenant. Seals that are given were printed or logged before, and must be the same now.
 */
import pg from "pg";
import { CHAIN_CHECKS } from "../chain-checks.ts";
import { runChecks } from "../run-checks.ts";

const url = process.env.DATABASE_OWNER_URL;
if (!url)
  throw new Error("DATABASE_OWNER_URL is not set: the address of the database with the role that owns its tables");

const client = new pg.Client(url);
await client.connect();
const { rows } = await client.query<{ seal: string; last: boolean }>(
  `select format('%s:%s:%s', tenant, number, encode(hash, 'hex')) as seal,
    number = max(number) over (partition by tenant) as last
  from chain_seals order by tenant, number`,
);
await client.end();

const seals = new Set(rows.map(({ seal }) => seal));
const lost = process.argv.slice(2).filter((seal) => !seals.has(seal));
const found = [
  ...(await runChecks(url, CHAIN_CHECKS)),
  ...lost.map((seal) => `R19 a seal that was kept is gone or is another: ${seal}`),
];

for (const line of found) console.error(line);
for (const { seal, last } of rows) if (last) console.log(`sealed ${seal}`);
console.log(found.length === 0 ? "The ledger is as it was written" : `${found.length} findings`);
process.exitCode = found.length === 0 ? 0 : 1;
