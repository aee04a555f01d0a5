/**
 * FEED: messages of a provider through broker, feed and bus at 5,000 a second, with the feed on one core; compared with amqplib that
 * consumes and discards the same messages.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface, type Interface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startNats } from "@touchline/server-kit/testing";
import { freePort } from "@touchline/server-kit/testing/ports";
import { startRabbit } from "@touchline/server-kit/testing/rabbitmq";
import { emulatedFeed, startFeed } from "../../stack/platform.ts";
import { openBus } from "../../testkit/bus.ts";
import { quantile } from "../../testkit/sampling.ts";
import type { Figure, Length } from "../figure.ts";

const RATE = 5_000;
const SECONDS = { full: 300, short: 40 } as const;
/** Of the published changes every so many is looked at, so that looking costs little. */
const SAMPLE = 10;
const TICKS_PER_SECOND = 100;
const UNREAD_LIMIT = 20_000;

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const readLine = async (lines: Interface) => JSON.parse(((await once(lines, "line")) as [string])[0]);

/** A provider that waits for its start. */
const startLoad = async (broker: string, seconds: number) => {
  const child: ChildProcess = spawn(process.execPath, [fileOf("load.ts"), broker, `${RATE}`, `${seconds}`], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const { apiUrl } = (await readLine(lines)) as { apiUrl: string };
  return {
    port: Number(new URL(apiUrl).port),
    run: async (): Promise<{ sent: number; bytes: number }> => {
      child.stdin?.write("\n");
      return readLine(lines);
    },
    stop: () => child.kill("SIGKILL"),
  };
};

const processorOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;

const metricOf = async (port: number, metric: RegExp): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(metric.exec(text)?.[1] ?? 0);
};

const receivedOf = (port: number): Promise<number> =>
  metricOf(port, /touchline_feed_received_messages_total\{producer="LO"\} (\d+)/);
const unreadOf = (port: number): Promise<number> => metricOf(port, /\ntouchline_feed_unread_messages (\d+)/);

const measureOurs = async (broker: string, seconds: number) => {
  const nats = await startNats();
  const load = await startLoad(broker, seconds);
  const port = await freePort();
  const env = { NATS_URL: nats.urlOf("feed"), ...emulatedFeed(broker, load.port) };
  const feed = await startFeed({ print: () => undefined, port, env });
  const bus = await openBus(nats.url);
  try {
    execFileSync("taskset", ["-apc", "0", `${feed.pid}`]);
    const lags: number[] = [];
    let published = 0;
    bus.subscribe("offer.>", {
      callback: (_error, message) => {
        published += 1;
        if (published % SAMPLE !== 0) return;
        const text = message.string();
        const { patch } = JSON.parse(text.slice(0, text.indexOf("\n")));
        if (patch?.metadata) lags.push(Date.now() - patch.metadata.timeAt);
      },
    });
    const [before, processor] = [await receivedOf(port), processorOf(feed.pid)];
    const memory: number[] = [];
    let unread = 0;
    const watching = setInterval(() => {
      memory.push(memoryOf(feed.pid));
      void unreadOf(port).then((now) => {
        unread = Math.max(unread, now);
      });
    }, 1_000);
    const { sent, bytes } = await load.run();
    const used = processorOf(feed.pid) - processor;
    await sleep(1_000);
    clearInterval(watching);
    const received = (await receivedOf(port)) - before;
    return { sent, bytes, received, used, lags, memory, unread };
  } finally {
    await bus.close();
    await feed.stop();
    load.stop();
    await nats.remove();
  }
};

const measureBare = async (broker: string, seconds: number) => {
  const load = await startLoad(broker, seconds);
  const bare = spawn(process.execPath, [fileOf("bare.ts"), broker], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: bare.stdout });
  await once(lines, "line");
  await load.run();
  await sleep(500);
  bare.kill("SIGTERM");
  const { count, processor } = (await readLine(lines)) as { count: number; processor: number };
  load.stop();
  return processor / count;
};

export const measureFeed = async (length: Length): Promise<Figure[]> => {
  const seconds = SECONDS[length];
  const rabbit = await startRabbit();
  try {
    const ours = await measureOurs(rabbit.url, seconds);
    const bare = await measureBare(rabbit.url, Math.min(seconds, 20));
    const perMessage = (1_000_000 * ours.used) / ours.received;
    const [p50, p99] = [quantile(ours.lags, 0.5), quantile(ours.lags, 0.99)];
    const third = Math.ceil(ours.memory.length / 3);
    const early = Math.max(...ours.memory.slice(0, third));
    const late = Math.max(...ours.memory.slice(-third));
    const size = Math.round(ours.bytes / ours.sent);
    return [
      {
        id: "FEED",
        what: `messages a second on one core, ${size} bytes each, ${seconds} s`,
        ours: `${Math.round(ours.received / seconds)}/s`,
        peer: `${Math.round(ours.sent / seconds)}/s sent`,
        ratio: ours.received / ours.sent,
        goal: { atLeast: 0.99 },
      },
      {
        id: "FEED",
        what: "lag p99 from the provider's time to the bus, in ms",
        ours: `${Math.round(p99)} ms`,
        peer: `${Math.round(p50)} ms median`,
        ratio: p99 / p50,
        judged: p99,
        goal: { atMost: 250 },
      },
      {
        id: "FEED",
        what: "messages that the broker held unread, at most",
        ours: `${ours.unread}`,
        peer: `${UNREAD_LIMIT} and it cuts us off`,
        ratio: ours.unread / UNREAD_LIMIT,
        goal: { atMost: 0.5 },
      },
      {
        id: "FEED",
        what: "processor time for a message, against bare amqplib",
        ours: `${Math.round(perMessage)} µs`,
        peer: `${Math.round(bare)} µs bare`,
        ratio: perMessage / bare,
        judged: perMessage,
        goal: { atMost: 200 },
      },
      {
        id: "FEED",
        what: "memory in the last third, against the first",
        ours: `${Math.round(late)} MB`,
        peer: `${Math.round(early)} MB first`,
        ratio: late / early,
        goal: { atMost: 1.2 },
      },
    ];
  } finally {
    await rabbit.remove();
  }
};
