import type { KeptServer } from "@touchline/db/testing/kept-servers";
import { ONE_SHARD } from "@touchline/protocol";
import { connectBus, createLog } from "@touchline/server-kit";
import { replayResults } from "../../services/bets/src/settle/replay-results.ts";
import type { Load } from "../load.ts";
import type { Drill } from "./drill.ts";

/**
 * What an operator does with a database that has gone back in time, in the order of docs/operations.md. The bets service is stopped before
 * it is called.
 */
export const bringBack = async (drill: Drill, restored: KeptServer, load: Load): Promise<void> => {
  const { platform } = drill;
  drill.leadTo(restored);
  const bus = await connectBus({ url: platform.stack.busUrlOf("bets"), name: "drill", log: createLog("drill") });
  await replayResults(bus, ONE_SHARD);
  await bus.close();
  // Pages connect again and learn which numbers are given out again, before there are new ones.
  await platform.upgrade("push");
  await Promise.all(load.bettors.map(({ listener }) => listener.catchUp(() => false)));
  await platform.revive("bets");
  await platform.untilWhole();
};
