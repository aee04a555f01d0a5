/**
 * `pnpm reconcile --tenant NAME --day 2027-01-31`: compares what the wallet of an operator has moved by calls of a day, in UTC, with what is
 * known here. Where the ledger has several shards, it is what one of them knows of its punters (`LEDGER_SHARD`). Lists differences by
 * bet, and what the wallet had no money for; exits with 1 where there are any, and with 2 where the wallet does not answer.
 */
import { parseArgs } from "node:util";
import { formatAmount } from "@touchline/betting";
import { openLedger } from "@touchline/db";
import { createLog, readConfig } from "@touchline/server-kit";
import { SETTINGS } from "../settings.ts";
import { reconcile } from "../wallet/reconcile.ts";
import { createWalletClient } from "../wallet/wallet-client.ts";

const { values } = parseArgs({ options: { tenant: { type: "string" }, day: { type: "string" } } });
const config = readConfig(SETTINGS);
const log = createLog("reconcile", config.LOG_LEVEL);
const { tenant = "", day = new Date().toISOString().slice(0, 10) } = values;
const access = config.TENANT_WALLETS[tenant];
if (!access) throw new Error(`--tenant: ${tenant || "nothing"} is none of TENANT_WALLETS`);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`--day: ${day} is not a day as 2027-01-31`);

const ledger = openLedger(config.DATABASE_URL, {
  shard: config.LEDGER_SHARD,
  onError: (error) => log.warn({ err: error }, "database lost"),
});
const outcome = await reconcile({ ledger, client: createWalletClient({ tenant, access, log }) }, tenant, day);
await ledger.close();
if (!outcome) {
  console.error("the wallet does not answer");
  process.exit(2);
}
const text = (amount: bigint | null, currency: string): string =>
  amount === null ? "not known" : formatAmount(amount, currency);
for (const { currency, kind, ours, theirs } of outcome.sums)
  console.log(`${currency} ${kind}: ours ${text(ours, currency)}, theirs ${text(theirs, currency)}`);
for (const { bet, call, kind, punter, currency, ours, theirs } of outcome.differences)
  console.log(
    `bet ${bet} of ${punter}: ${kind} ${call} moved ${text(ours, currency)} here, ${text(theirs, currency)} there (${currency})`,
  );
for (const { bet, id, punter, currency, asked, at } of outcome.claims)
  console.log(`bet ${bet} of ${punter}: claim ${id} of ${text(asked, currency)} ${currency} since ${at.toISOString()}`);
console.log(
  `${outcome.differences.length} differences, ${outcome.open} calls not answered yet, ${outcome.claimed} claims of any day`,
);
process.exit(outcome.differences.length > 0 ? 1 : 0);
