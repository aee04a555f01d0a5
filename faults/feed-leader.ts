import { setTimeout as sleep } from "node:timers/promises";
import type { NatsConnection } from "@nats-io/transport-node";
import { connectBus, createLog, ensureStreams } from "@touchline/server-kit";
import { startNats } from "@touchline/server-kit/testing";
import { type BusReader, readBus } from "../services/feed/src/test-support/bus-reader.ts";
import { type FeedNode, startFeedNode } from "../services/feed/src/test-support/feed-node.ts";
import type { Mode } from "./mode.ts";

const TAKEOVER_MS = 5_000;
const GIVE_UP_MS = 60_000;
const LOAD = { FEED_EVENTS: "300", FEED_LIVE: "60", FEED_RATE: "600" };
/** What was sent before the kill is heard within this time, long before another node can lead. */
const LAST_WORDS_MS = 500;
/** After the last kill, so that the slowest settlement is said again by both. */
const QUIET_MS = 15_000;

const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + GIVE_UP_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${GIVE_UP_MS} ms`);
    await sleep(20);
  }
};

/** A bus with a reader of its own, which knows when the offer was last said to be complete. */
const openBus = async () => {
  const log = createLog("faults");
  log.level = "silent";
  const nats = await startNats();
  const bus: NatsConnection = await connectBus({ url: nats.url, name: "faults", log });
  await ensureStreams(bus);
  const reader: BusReader = await readBus(bus);
  const beats: { readonly heardAt: number; readonly resyncing: boolean }[] = [];
  bus.subscribe("producer.*.heartbeat", {
    callback: (_error, message) => {
      beats.push({ heardAt: Date.now(), resyncing: message.json<{ resyncing: boolean }>().resyncing });
    },
  });
  const isCurrentSince = (time: number): boolean =>
    beats.some(({ heardAt, resyncing }) => !resyncing && heardAt > time);
  const remove = async (): Promise<void> => {
    reader.stop();
    await bus.close();
    await nats.remove();
  };
  return { reader, isCurrentSince, remove, start: () => startFeedNode(nats.urlOf("feed"), LOAD) };
};

/** What the undisturbed feed has settled and the disturbed one offered has to be settled there in the same way. */
const compare = (undisturbed: BusReader, disturbed: BusReader) => {
  const findings: string[] = [];
  let compared = 0;
  const settled = disturbed.settled();
  for (const [eventId, markets] of undisturbed.settled())
    for (const [market, resolutions] of markets) {
      if (!disturbed.wasOffered(eventId, market)) continue;
      compared += 1;
      const now = settled.get(eventId)?.get(market);
      if (now !== resolutions) findings.push(`event ${eventId}: ${market} is ${now}, not ${resolutions}`);
    }
  return { findings, compared };
};

/** PEER-17: kills the leading node of two, again and again, and compares what is settled with a feed that nobody disturbs. */
export const feedLeader: Mode = async ({ "feed-leader": given }) => {
  const kills = Number(given);
  const findings: string[] = [];
  const times: number[] = [];
  const [disturbed, undisturbed] = [await openBus(), await openBus()];
  const nodes: FeedNode[] = [];
  try {
    const start = async (): Promise<FeedNode> => {
      const node = await disturbed.start();
      nodes.push(node);
      await until("a node is ready", node.isReady);
      return node;
    };
    nodes.push(await undisturbed.start());
    let leader = await start();
    let follower = await start();
    await until("the offer is complete", () => disturbed.isCurrentSince(0) && undisturbed.isCurrentSince(0));
    for (let kill = 1; kill <= kills; kill += 1) {
      await sleep(500 + 1_500 * Math.random());
      const killedAt = Date.now();
      await leader.kill();
      await until("the other node leads", follower.leads);
      const ledAfter = Date.now() - killedAt;
      await until("the offer is complete again", () => disturbed.isCurrentSince(killedAt + LAST_WORDS_MS));
      const took = Date.now() - killedAt;
      times.push(took);
      console.log(`kill ${kill}: lease taken after ${ledAfter} ms, offer complete after ${took} ms`);
      if (took > TAKEOVER_MS) findings.push(`kill ${kill}: taken over after ${took} ms`);
      leader = follower;
      follower = await start();
    }
    await sleep(QUIET_MS);
    const settlements = compare(undisturbed.reader, disturbed.reader);
    findings.push(...disturbed.reader.findings, ...settlements.findings);
    times.sort((a, b) => a - b);
    console.log(
      `${disturbed.reader.messages()} messages read, ${settlements.compared} settled markets compared; ` +
        `taken over after ${times[Math.floor(kills / 2)]} ms in the median, ${times.at(-1)} ms at most`,
    );
    return { done: kills, what: "kills of the leading feed", findings };
  } finally {
    for (const node of nodes) await node.kill();
    await disturbed.remove();
    await undisturbed.remove();
  }
};
