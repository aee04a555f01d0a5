import { ONE_SHARD } from "@touchline/protocol";
import { connectBus, createLog } from "@touchline/server-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resultOf } from "../test-support/results.ts";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { type Node, type Scene, startScene } from "../test-support/scene.ts";
import { replayResults } from "./replay-results.ts";

const match = prematchEvent(7);
let scene: Scene;
let node: Node;

beforeAll(async () => {
  scene = await startScene([match]);
  node = await scene.startNode();
});
afterAll(() => scene?.remove());

const results = () => scene.read("select event from event_results");

test("PEER-22 R4 results that a restored database does not know are delivered again", async () => {
  await scene.publishResult(resultOf(match, { home: 1, away: 0 }));
  await expect.poll(results).toHaveLength(1);
  await node.kill();
  await scene.read("delete from event_results");
  const bus = await connectBus({ url: scene.nats.urlOf("bets"), name: "replay", log: createLog("replay") });
  await replayResults(bus, ONE_SHARD);
  // Nobody has taken results since, so there is nothing to forget.
  await replayResults(bus, ONE_SHARD);
  await bus.close();
  await scene.startNode();
  await expect.poll(results).toHaveLength(1);
});
