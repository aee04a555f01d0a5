import { expect, test } from "vitest";
import { createManualTime } from "../test-support/manual-time.ts";
import { createWatchRegistry, type WatchChannel, type WatchedVersion } from "./watch-registry.ts";

const setUp = (limit = 5) => {
  const time = createManualTime();
  const versions = new Map<number, number>();
  const refused: unknown[] = [];
  const registry = createWatchRegistry({
    ...time,
    versionOf: (id) => versions.get(id) ?? 1,
    onRefused: (error) => refused.push(error),
  });
  const createChannel = () => {
    const watches: (readonly WatchedVersion[])[] = [];
    const unwatches: (readonly number[])[] = [];
    const node = new Set<number>();
    const channel: WatchChannel = {
      limit,
      watch: async (events) => {
        watches.push(events);
        for (const [id] of events) node.add(id);
        if (node.size > limit) throw new Error("TOO_MANY");
      },
      unwatch: async (events) => {
        unwatches.push(events);
        for (const id of events) node.delete(id);
      },
    };
    return { channel, watches, unwatches, node };
  };
  const want = (...ids: readonly number[]): void => {
    registry.want(new Set(ids));
    time.pass(120);
  };
  return { time, versions, registry, refused, createChannel, want };
};

test("what is on the screen is watched in one message, with the versions held", async () => {
  const { registry, versions, createChannel, want } = setUp();
  const { channel, watches } = createChannel();
  await registry.resync(channel);
  versions.set(2, 9);
  want(1, 2);
  expect(watches).toEqual([
    [
      [1, 1],
      [2, 9],
    ],
  ]);
});

test("a scroll is gathered into one message", async () => {
  const { registry, time, createChannel } = setUp();
  const { channel, watches } = createChannel();
  await registry.resync(channel);
  for (const id of [1, 2, 3]) registry.want(new Set([id]));
  time.pass(120);
  expect(watches).toEqual([[[3, 1]]]);
});

test("what left the screen is unwatched only after a while, and not if it came back", async () => {
  const { registry, time, createChannel, want } = setUp();
  const { channel, unwatches, watches } = createChannel();
  await registry.resync(channel);
  want(1, 2);
  want(1);
  time.pass(5000);
  want(1, 2);
  time.pass(20_000);
  expect(unwatches).toEqual([]);
  want(1);
  time.pass(20_000);
  expect(unwatches).toEqual([[2]]);
  expect(watches).toHaveLength(1);
});

test("never more than the node allows: those gone longest make room", async () => {
  const { registry, time, createChannel, want, refused } = setUp(3);
  const { channel, node, unwatches } = createChannel();
  await registry.resync(channel);
  want(1);
  want(2);
  time.pass(1000);
  want(3);
  want(4, 5);
  expect(unwatches.flat().slice(0, 2)).toEqual([1, 2]);
  expect(node).toEqual(new Set([3, 4, 5]));
  want(4, 5, 6, 7, 8);
  expect(node.size).toBe(3);
  expect(refused).toEqual([]);
});

test("PUSH-3 an event of which something was missed is watched again with the version held", async () => {
  const { registry, time, versions, createChannel, want } = setUp();
  const { channel, watches } = createChannel();
  await registry.resync(channel);
  want(1, 2);
  versions.set(1, 4);
  registry.watchAgain([1]);
  registry.watchAgain([1]);
  time.pass(0);
  expect(watches.slice(1)).toEqual([[[1, 4]]]);
});

test("PUSH-3 over a new connection everything on the screen is watched with the versions held", async () => {
  const { registry, versions, createChannel, want } = setUp();
  await registry.resync(createChannel().channel);
  want(1, 2);
  registry.disconnect();
  versions.set(1, 17);
  const second = createChannel();
  await registry.resync(second.channel);
  expect(second.watches).toEqual([
    [
      [1, 17],
      [2, 1],
    ],
  ]);
});

test("while there is no connection nothing is sent, and nothing is forgotten", async () => {
  const { registry, createChannel, want } = setUp();
  want(3);
  const { channel, watches } = createChannel();
  await registry.resync(channel);
  expect(watches).toEqual([[[3, 1]]]);
});

test("a refusal is told", async () => {
  const { registry, time, createChannel, refused } = setUp();
  const { channel } = createChannel();
  const failure = new Error("timeout");
  await registry.resync({ ...channel, watch: () => Promise.reject(failure) });
  registry.want(new Set([1]));
  time.pass(120);
  await Promise.resolve();
  await Promise.resolve();
  expect(refused).toEqual([failure]);
});

test("a message that is lost with its connection is no refusal", async () => {
  const { registry, createChannel, want, refused } = setUp();
  const { channel } = createChannel();
  const { promise, reject } = Promise.withResolvers<void>();
  await registry.resync({ ...channel, watch: () => promise });
  want(1);
  registry.disconnect();
  reject(new Error("socket has been disconnected"));
  await promise.catch(() => undefined);
  expect(refused).toEqual([]);
});
