import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitUntil } from "../../stack/process.ts";
import { type Stack, startStack } from "../../stack/whole.ts";
import { DESKTOP, launchBrowser, PHONE } from "../../testkit/browser.ts";
import { muteFeed } from "../../testkit/feed-control.ts";
import { differences, readOffer, readScreen, untilEqual, untilLive } from "../../testkit/screen.ts";
import { measureLatency } from "../latency.ts";

const LIVE = "?game=live";
const QUIET_MS = 7_000;

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  stack = await startStack({ pushNodes: 2 });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const openLive = async (node = 0, viewport: { width: number; height: number } = DESKTOP): Promise<Page> => {
  const page = await browser.newPage({ viewport });
  await page.goto(`${stack.appUrls[node]}/live`);
  await page.waitForSelector("[data-outcome]");
  await untilLive(page);
  return page;
};

/** Retried because the machine may be loaded: one fast enough run of three proves that it is possible. */
const SPEED = { retry: 2 };

test("OFFER-4 a price changed at the feed is on the screen within 400 ms, 95 times of 100", SPEED, async () => {
  const page = await openLive();
  const latency = await measureLatency(page, stack.natsUrl, 15_000);
  console.log(
    `feed to pixel: ${latency.count} changes, median ${latency.median} ms, p95 ${latency.p95} ms, p99 ${latency.p99} ms`,
  );
  expect(latency.count).toBeGreaterThan(100);
  expect(latency.p95).toBeLessThanOrEqual(400);
  await page.close();
});

test("PUSH-3 after a restart of the push node the screen equals the offer within 5 s", SPEED, async () => {
  const page = await openLive();
  const before = await readScreen(page);
  await stack.push[0]?.kill();
  await page.waitForSelector('[data-connection="reconnecting"]', { state: "attached" });
  const locked = await readScreen(page);
  expect([...locked.values()].filter((shown) => shown !== "suspended" && shown !== "unavailable")).toEqual([]);
  await sleep(4_000);
  await muteFeed(stack.natsUrl, QUIET_MS);
  await stack.push[0]?.start();
  const elapsed = await untilEqual(page, stack.apiUrl, LIVE, 5_000);
  console.log(`push node restarted: equal after ${elapsed} ms`);
  expect(await readScreen(page)).not.toEqual(before);
  await page.close();
});

test("PUSH-3 after a restart of NATS the screen equals the offer within 5 s", SPEED, async () => {
  const page = await openLive();
  const before = await readScreen(page);
  await stack.nats.kill();
  await sleep(4_000);
  await stack.nats.start();
  const started = Date.now();
  // Before the feed is back on the bus, screen and API would agree on outdated prices.
  const hasMoved = async () => differences(before, await readOffer(stack.apiUrl, LIVE)).length > 0;
  await waitUntil("the API has heard the feed again", hasMoved, { timeout: 5_000 });
  await muteFeed(stack.natsUrl, QUIET_MS);
  await untilEqual(page, stack.apiUrl, LIVE, 5_000);
  const elapsed = Date.now() - started;
  console.log(`NATS restarted: equal after ${elapsed} ms`);
  expect(elapsed).toBeLessThanOrEqual(5_000);
  expect(await readScreen(page)).not.toEqual(before);
  await page.close();
});

test("PUSH-3 clients of two push nodes show the same", async () => {
  const first = await openLive(0);
  const second = await openLive(1, PHONE);
  await sleep(2_000);
  await muteFeed(stack.natsUrl, QUIET_MS);
  await untilEqual(first, stack.apiUrl, LIVE, 5_000);
  await untilEqual(second, stack.apiUrl, LIVE, 5_000);
  const [wide, narrow] = await Promise.all([readScreen(first), readScreen(second)]);
  const shared = [...narrow].filter(([id]) => wide.has(id));
  expect(shared.length).toBeGreaterThan(0);
  for (const [id, shown] of shared) expect(wide.get(id)).toBe(shown);
  await Promise.all([first.close(), second.close()]);
});
