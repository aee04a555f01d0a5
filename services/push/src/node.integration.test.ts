import { once } from "node:events";
import { connect as openTcp } from "node:net";
import { heartbeatSubject, lifecycleSubject, MAX_WATCHED, PUSH_PATH, type WatchLevel } from "@touchline/protocol";
import { io } from "socket.io-client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sampleMarket } from "./test-support/sample-event.ts";
import type { TestClient } from "./test-support/test-client.ts";
import { createTestFeed } from "./test-support/test-feed.ts";
import { startTestPlatform, type TestPlatform } from "./test-support/test-platform.ts";

const EVENTS = Array.from({ length: 12 }, (_, index) => 100 + index);

let platform: TestPlatform;
const start = async (eventIds = EVENTS): Promise<TestPlatform> => {
  platform = await startTestPlatform(eventIds);
  return platform;
};
afterEach(() => platform.stop());

/** Publishes rounds of changes to every event. */
const play = (rounds: number): void => {
  for (let round = 0; round < rounds; round += 1) {
    for (const eventId of EVENTS) {
      const price = 110 + Math.floor(Math.random() * 800);
      const line = sampleMarket(4, { specifiers: { total: "3.5" }, listed: Math.random() < 0.5 });
      const patch = Math.random() < 0.2 ? { suspended: Math.random() < 0.5, markets: [line] } : null;
      platform.feed.change(eventId, { prices: [0, price, 6, price + 10], ...(patch ? { patch } : {}) });
    }
  }
};

const expectEqual = async (client: TestClient, level: WatchLevel, timeout = 5_000): Promise<void> => {
  await vi.waitFor(
    async () => {
      const { held, stream } = await platform.compare(client, level);
      expect(held).toEqual(stream);
    },
    { timeout, interval: 20 },
  );
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("PUSH-3", () => {
  test.each(["list", "full"] as const)(
    "PUSH-3 a %s client whose connection is cut at random ends equal to the stream",
    async (level) => {
      const { startNode, connectClient, feed } = await start();
      const client = await connectClient((await startNode(20)).port, level);
      await client.watch(EVENTS);
      for (let round = 0; round < 30; round += 1) {
        play(2);
        await pause(Math.random() * 30);
        if (Math.random() < 0.4) client.cut();
      }
      await feed.settle();
      await expectEqual(client, level);
    },
  );

  test("PUSH-3 clients of two nodes equal the stream after the bus was killed and restarted", async () => {
    const { startNode, connectClient, feed, nats } = await start();
    const nodes = [await startNode(20), await startNode(20)];
    const clients = await Promise.all(nodes.map(({ port }) => connectClient(port, "full")));
    for (const client of clients) await client.watch(EVENTS);
    for (let outage = 0; outage < 2; outage += 1) {
      play(5);
      await nats.kill();
      play(5);
      await nats.start();
      play(5);
    }
    await feed.settle();
    for (const client of clients) await expectEqual(client, "full");
    expect([...(clients[0]?.events ?? [])]).toEqual([...(clients[1]?.events ?? [])]);
    await expect.poll(() => nodes.every((node) => node.isReady())).toBe(true);
  });

  test("PUSH-3 sends what changed while the node was cut from the bus, without another change", async () => {
    const { startNode, startProxy, connectClient, feed } = await start();
    const proxy = await startProxy();
    const node = await startNode(20, proxy.busUrl);
    const client = await connectClient(node.port, "list");
    await client.watch(EVENTS);
    proxy.cut();
    await expect.poll(() => node.isReady()).toBe(false);
    for (const eventId of EVENTS) feed.change(eventId, { prices: [0, 999] });
    await feed.settle();
    expect(client.events.get(100)?.markets.get(0)?.prices[0]).toBe(180);
    proxy.mend();
    await expectEqual(client, "list", 3_000);
    expect(client.events.get(100)?.markets.get(0)?.prices[0]).toBe(999);
    await expect.poll(() => node.isReady()).toBe(true);
  });

  test("PUSH-3 a client can watch an event before it exists", async () => {
    const { startNode, connectClient, bus } = await start([]);
    const client = await connectClient((await startNode(20)).port, "list");
    expect(await client.watch([500])).toEqual({ watching: 1 });
    await createTestFeed(bus, [500]);
    await expectEqual(client, "list");
    expect(client.events.get(500)?.version).toBe(1);
  });
});

test("a node receives only the events its clients watch", async () => {
  const { startNode, connectClient, feed } = await start();
  const node = await startNode(20);
  const client = await connectClient(node.port, "list");
  await client.watch([100, 101]);
  play(10);
  await feed.settle();
  await expectEqual(client, "list");
  expect(node.figures()).toMatchObject({ rooms: 2, busMessages: 20 });
});

test("sends a suspension before the tick and a price change with it", async () => {
  const { startNode, connectClient, feed } = await start();
  const client = await connectClient((await startNode(2_000)).port, "list");
  await client.watch([100, 101]);
  client.seen.length = 0;
  const begun = performance.now();
  feed.change(101, { prices: [0, 190] });
  feed.change(100, { prices: [0, 195] });
  feed.change(100, { prices: [], patch: { suspended: true } });
  await expect.poll(() => client.events.get(100)?.fields.suspended).toBe(true);
  const [first] = client.seen;
  expect(first?.items).toEqual([[100, 1, 3, [0, 195], { suspended: true }]]);
  expect((first?.at ?? 0) - begun).toBeLessThan(500);
  expect(client.events.get(101)?.markets.get(0)?.prices[0]).toBe(180);
  await expect.poll(() => client.events.get(101)?.markets.get(0)?.prices[0], { timeout: 3_000 }).toBe(190);
});

test("sends nothing to a client that stops reading, and the latest state when it resumes", async () => {
  const { startNode, connectClient, feed } = await start([100]);
  const node = await startNode(5);
  const client = await connectClient(node.port, "full");
  await client.watch([100]);
  client.tcp().pause();
  const names = Array.from({ length: 2 }, () => "x".repeat(200_000));
  const blow = (round: number): void =>
    feed.change(100, { prices: [], patch: { markets: [sampleMarket(6, { names, prices: [200 + round, 300] })] } });
  // Its buffers are full when several changes that reached the node were not sent.
  let unsent = 0;
  for (let round = 0; round < 400 && unsent < 10; round += 1) {
    const before = node.figures();
    blow(round);
    await feed.settle();
    await vi.waitFor(() => expect(node.figures().busMessages).toBeGreaterThan(before.busMessages), { interval: 5 });
    await pause(20);
    unsent = node.figures().bytes === before.bytes ? unsent + 1 : 0;
  }
  const stuck = node.figures();
  for (let round = 0; round < 20; round += 1) {
    blow(1_000 + round);
    await feed.settle();
  }
  expect(node.figures()).toMatchObject({ frames: stuck.frames, bytes: stuck.bytes });
  client.tcp().resume();
  await expectEqual(client, "full");
  expect(node.figures().frames).toBeLessThanOrEqual(stuck.frames + 2);
});

test("forwards heartbeats and lifecycle items to every connection", async () => {
  const { startNode, connectClient, bus } = await start();
  const client = await connectClient((await startNode(20)).port, "list");
  const beat = (resyncing: boolean, at: number): void =>
    bus.publish(heartbeatSubject("simulator"), JSON.stringify({ producer: "simulator", at, resyncing }));
  const item = { eventId: 100, sportId: 1, change: "WENT_LIVE" };
  beat(true, 1);
  bus.publish(lifecycleSubject({ sportId: 1, tournamentId: 100, id: 100 }), JSON.stringify(item));
  const seenOf = (name: string) => client.seen.filter(({ event }) => event === name).flatMap(({ items }) => items);
  await expect.poll(() => seenOf("lifecycle")).toEqual([item]);
  beat(false, 2);
  await expect.poll(() => seenOf("heartbeat"), { timeout: 3_000 }).toEqual([{ producer: "simulator", at: 2 }]);
});

test("refuses a malformed watch, and more events than the limit", async () => {
  const { startNode, connectClient } = await start();
  const client = await connectClient((await startNode()).port, "list");
  expect(await client.socket.emitWithAck("watch", { level: "all", events: [] })).toEqual({ error: "INVALID" });
  expect(await client.socket.emitWithAck("unwatch", "x")).toEqual({ error: "INVALID" });
  const many = Array.from({ length: MAX_WATCHED }, (_, index) => 1_000 + index);
  expect(await client.watch(many)).toEqual({ watching: MAX_WATCHED });
  expect(await client.watch([1])).toEqual({ error: "TOO_MANY" });
  expect(await client.watch([1_000])).toEqual({ watching: MAX_WATCHED });
  expect(await client.unwatch([1_000])).toEqual({ watching: MAX_WATCHED - 1 });
});

test("ignores messages that cannot be parsed", async () => {
  const { startNode, connectClient, bus, feed } = await start();
  const client = await connectClient((await startNode(20)).port, "list");
  await client.watch([100]);
  bus.publish("offer.1.100.100", "not an event");
  bus.publish(heartbeatSubject("simulator"), "{");
  bus.publish("lifecycle.1.100.100", "{}");
  feed.change(100, { prices: [0, 190] });
  await feed.settle();
  await expectEqual(client, "list");
  expect(client.events.get(100)?.markets.get(0)?.prices[0]).toBe(190);
});

test("serves a client that unwatches and watches again on the same connection", async () => {
  const { startNode } = await start();
  const node = await startNode();
  const socket = new WebSocket(`ws://127.0.0.1:${node.port}${PUSH_PATH}/?EIO=4&transport=websocket`);
  const received: string[] = [];
  socket.onmessage = ({ data }) => received.push(String(data));
  const next = (start: string) => expect.poll(() => received.some((text) => text.startsWith(start))).toBe(true);
  await next("0");
  socket.send("40");
  await next("40");
  received.length = 0;
  socket.send("41");
  await expect.poll(() => node.figures().connections).toBe(0);
  socket.send("40");
  await next("40");
  socket.send('420["watch",{"level":"list","events":[[100,1]]}]');
  await next('430[{"watching":1}]');
  socket.close();
});

test.each([
  ["a page of another origin", { transports: ["websocket"], extraHeaders: { origin: "https://elsewhere.example" } }],
  ["long polling", { transports: ["polling"] }],
])("refuses %s", async (_who, options) => {
  const { startNode } = await start();
  const socket = io(`http://127.0.0.1:${(await startNode()).port}`, {
    path: PUSH_PATH,
    reconnection: false,
    ...options,
  });
  await expect(
    new Promise((resolve, reject) => socket.once("connect", () => resolve(null)).once("connect_error", reject)),
  ).rejects.toThrow();
  socket.close();
});

test.each([
  ["a request", "connection: close"],
  ["a WebSocket", "connection: upgrade\r\nupgrade: websocket"],
])("R18 %s at an address that is none ends nobody else's connection", async (_what, headers) => {
  const { startNode, connectClient } = await start();
  const node = await startNode();
  const client = await connectClient(node.port, "list");
  const tcp = openTcp(node.port, "127.0.0.1").resume();
  tcp.write(`GET // HTTP/1.1\r\nhost: push\r\n${headers}\r\n\r\n`);
  await once(tcp, "close");
  expect(await client.watch([100])).toEqual({ watching: 1 });
});

test("clients reconnect elsewhere by themselves when a node stops", async () => {
  const { startNode, connectClient } = await start();
  const node = await startNode();
  const client = await connectClient(node.port, "list");
  const reason = new Promise((resolve) => client.socket.once("disconnect", resolve));
  await node.stop();
  expect(await reason).toBe("transport close");
  expect(client.socket.active).toBe(true);
});
