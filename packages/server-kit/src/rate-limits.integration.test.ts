import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "./log.ts";
import { metrics } from "./metrics.ts";
import { createRateLimits, LIMIT_WINDOW_S, type RateLimit, type RateLimits } from "./rate-limits.ts";
import { startRedis, type TestRedis } from "./testing/start-redis.ts";

const log = createLog("test");
log.level = "silent";

let redis: TestRedis;
const opened: RateLimits[] = [];
beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const limits of opened.splice(0)) limits.close();
  redis.goOn();
  await redis.kill();
});

const failures = async (): Promise<number> =>
  (await metrics.getSingleMetric("touchline_rate_limit_store_failures_total")?.get())?.values[0]?.value ?? 0;

/** A node, once it is connected to the store. */
const startNode = async (name: string, most: number, patienceMs = 5_000): Promise<RateLimit> => {
  const limits = createRateLimits(redis.url, log, patienceMs);
  opened.push(limits);
  const probe = limits.limit("probe", 1_000_000);
  await vi.waitFor(async () => {
    const before = await failures();
    await probe("probe");
    expect(await failures()).toBe(before);
  }, 10_000);
  return limits.limit(name, most);
};

const countTaken = async (limits: readonly RateLimit[], key: string, times: number): Promise<number> => {
  let taken = 0;
  for (let each = 0; each < times; each += 1)
    if ((await (limits[each % limits.length] as RateLimit)(key)) === 0) taken += 1;
  return taken;
};

test("R18 two nodes that share the store allow as many as one", async () => {
  const nodes = [await startNode("shared", 20), await startNode("shared", 20)];
  expect(await countTaken(nodes, "ana", 60)).toBe(20);
  expect(await countTaken(nodes, "bo", 60)).toBe(20);
  const wait = await (nodes[1] as RateLimit)("ana");
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(LIMIT_WINDOW_S);
});

test("R18 the same key counts separately for each limit, and 0 is no limit", async () => {
  const one = await startNode("one", 3);
  const other = await startNode("other", 3);
  expect(await countTaken([one], "ana", 5)).toBe(3);
  expect(await countTaken([other], "ana", 5)).toBe(3);
  expect(await countTaken([await startNode("none", 0)], "ana", 50)).toBe(50);
});

test.each<[string, () => unknown]>([
  ["is gone", () => redis.kill()],
  ["does not answer", () => redis.freeze()],
])("R18 while the store %s each node counts by itself, at once and with a metric", async (_, fail) => {
  const nodes = [await startNode("alone", 20, 100), await startNode("alone", 20, 100)];
  await fail();
  const before = await failures();
  const startedAt = performance.now();
  expect(await countTaken(nodes, "cy", 100)).toBe(40);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(await failures()).toBeGreaterThanOrEqual(before + 40);
});

test("R18 nodes count together again when the store is back", async () => {
  const nodes = [await startNode("back", 20), await startNode("back", 20)];
  await redis.kill();
  await countTaken(nodes, "dee", 2);
  await redis.start();
  await vi.waitFor(
    async () => {
      const before = await failures();
      for (const node of nodes) await node("probe");
      expect(await failures()).toBe(before);
    },
    { timeout: 15_000, interval: 100 },
  );
  expect(await countTaken(nodes, "eve", 60)).toBe(20);
});

test("R18 without a store a node counts by itself", async () => {
  const limit = createRateLimits("", log).limit("own", 5);
  expect(await countTaken([limit], "ana", 9)).toBe(5);
});
