/**
 * `pnpm results:replay`: all results on the bus are settled again, when the next node of the bets service starts. Run it after the database
 * was restored to an earlier time, while no node of its shard (`LEDGER_SHARD`) runs: results that the lost state had are otherwise not
 * delivered again. Bets that have their result are not changed.
 */
import { connectBus, createLog, ledgerShard, natsUrl, readConfig } from "@touchline/server-kit";
import { replayResults } from "../settle/replay-results.ts";

const config = readConfig({ NATS_URL: natsUrl(), LEDGER_SHARD: ledgerShard() });
const bus = await connectBus({ url: config.NATS_URL, name: "replay-results", log: createLog("replay-results") });
await replayResults(bus, config.LEDGER_SHARD);
await bus.close();
console.log("Results are delivered from the beginning when the bets service starts");
