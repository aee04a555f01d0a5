/**
 * `pnpm ledger:verify [TENANT:NUMBER:HASH …]`: finds what was changed in the ledger at `DATABASE_OWNER_URL` by others than the bets
 * service. Prints the last seal of each tenant. Seals that are given were printed or logged before, and must be the same now.
 */
import { verifyLedger } from "../verify-ledger.ts";

const url = process.env.DATABASE_OWNER_URL;
if (!url)
  throw new Error("DATABASE_OWNER_URL is not set: the address of the database with the role that owns its tables");

const { found, seals } = await verifyLedger(url, process.argv.slice(2));
for (const line of found) console.error(line);
for (const seal of seals) console.log(`sealed ${seal}`);
console.log(found.length === 0 ? "The ledger is as it was written" : `${found.length} findings`);
process.exitCode = found.length === 0 ? 0 : 1;
