import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NatsConnection } from "@nats-io/transport-node";
import { STREAMS } from "@touchline/protocol";
import { connectBus, createLog } from "@touchline/server-kit";
import { startNats, type TestNats } from "@touchline/server-kit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readLast } from "../test-support/test-bus.ts";
import { until } from "../test-support/until.ts";
import { readMoment, readPublished } from "./read-recording.ts";

const main = new URL("../main.ts", import.meta.url).pathname;
const EVENTS = 60;
const SEGMENT_MS = 2_000;

let nats: TestNats;
let bus: NatsConnection;
let folder: string;
let feed: ChildProcess;

const startFeed = (): ChildProcess =>
  spawn(process.execPath, [main], {
    env: {
      NATS_URL: nats.urlOf("feed"),
      HEALTH_PORT: "0",
      FEED_EVENTS: `${EVENTS}`,
      FEED_LIVE: "20",
      FEED_SPEED: "30",
      FEED_BETS_WAIT_MS: "0",
      FEED_REMOVE_AFTER_MS: "500",
      FEED_RECORD_DIR: folder,
      FEED_RECORD_SEGMENT_MS: `${SEGMENT_MS}`,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });

const stop = async (signal: NodeJS.Signals): Promise<void> => {
  if (feed.exitCode !== null || feed.signalCode !== null) return;
  const gone = once(feed, "exit");
  feed.kill(signal);
  await gone;
};

/** Every message of the offer as the bus delivered it, by subject. */
const observe = () => {
  const seen = new Map<string, string[]>();
  bus.subscribe("offer.>", {
    callback: (_error, message) =>
      void seen.set(message.subject, [...(seen.get(message.subject) ?? []), message.string()]),
  });
  return seen;
};

const segments = (): number[] =>
  readdirSync(folder)
    .map((name) => Number.parseInt(name, 10))
    .sort();

const hashOf = async (from: number, to: number): Promise<string> => {
  const hash = createHash("sha256");
  for await (const { at, subject, message } of readPublished(folder, from, to))
    hash.update(`${at} ${subject} ${message}\n`);
  return hash.digest("hex");
};

beforeEach(async () => {
  nats = await startNats();
  bus = await connectBus({ url: nats.url, name: "test", log: createLog("test") });
  folder = mkdtempSync(join(tmpdir(), "touchline-recording-"));
});

afterEach(async () => {
  await stop("SIGKILL");
  await bus.close();
  await nats.remove();
  rmSync(folder, { recursive: true, force: true });
});

test("AHEAD-6 what was published is replayed byte for byte, over segments and a restart, and twice the same", async () => {
  const seen = observe();
  feed = startFeed();
  await until(() => segments().length >= 3);
  await stop("SIGTERM");
  const betweenFeeds = Date.now();
  expect(Object.fromEntries(await readMoment(folder, betweenFeeds))).toMatchObject(
    Object.fromEntries(await readLast(bus, STREAMS.offer.name)),
  );
  feed = startFeed();
  await until(() => segments().filter((at) => at > betweenFeeds).length >= 3);
  await stop("SIGTERM");
  await bus.flush();

  const [first = 0] = segments();
  const replayed = new Map<string, string[]>();
  let messages = 0;
  for await (const { subject, message } of readPublished(folder, first - 1, Date.now())) {
    if (message === null || !subject.startsWith("offer.")) continue;
    messages += 1;
    replayed.set(subject, [...(replayed.get(subject) ?? []), message]);
  }
  expect(messages).toBeGreaterThan(200);
  expect(replayed).toEqual(seen);
  expect(Object.fromEntries(await readMoment(folder, Date.now()))).toMatchObject(
    Object.fromEntries(await readLast(bus, STREAMS.offer.name)),
  );
  expect(await hashOf(first - 1, Date.now())).toBe(await hashOf(first - 1, Date.now()));
});

test("AHEAD-6 a moment is the same whether it is opened or replayed to, also after a kill", async () => {
  feed = startFeed();
  await until(() => segments().length >= 3);
  await stop("SIGKILL");
  const [begin = 0] = segments();
  const end = segments().at(-1) as number;
  for (const at of [begin + 1_500, begin + 1_999, begin + 2_500, end, end + 700]) {
    const held = new Map<string, string>();
    for await (const { subject, message } of readPublished(folder, begin - 1, at)) {
      if (message === null) held.delete(subject);
      else if (!subject.startsWith("result.")) held.set(subject, message);
    }
    const moment = await readMoment(folder, at);
    expect(moment.size).toBeGreaterThan(10);
    expect(moment).toEqual(held);
  }
});
