import { setTimeout as sleep } from "node:timers/promises";
import type { EventDelta } from "@touchline/protocol";
import { openBus } from "../../testkit/bus.ts";
import { median, quantile } from "../../testkit/sampling.ts";
import { cpuNanoseconds } from "../cpu.ts";
import type { Figure, Length } from "../figure.ts";
import { startBus, startServer } from "../push/server.ts";
import { createEvents, firstMessage } from "../push/workload.ts";
import { publishEvents } from "./publish-events.ts";
import { startClients } from "./start-clients.ts";

const CLIENTS = { full: 5_000, short: 500 } as const;
const CHANGES = { full: 60, short: 10 } as const;
const CHANGE_EVERY_MS = 250;
/** From the bus to the last client, the tick of 100 ms included. */
const MOST_MS = 250;

/** One match that everybody watches, on one node: how long until the last of them has a change. */
const measureOneEvent = async (length: Length): Promise<Figure> => {
  const bus = await startBus();
  const [event] = createEvents(1);
  if (!event) throw new Error("no event");
  await publishEvents(bus, [event]);
  const node = await startServer("ours", bus);
  const clients = await startClients({
    ...{
      ports: [node.port],
      clients: CLIENTS[length],
      interests: [[event.id]],
      level: "full",
      speaks: "socket.io",
      reads: true,
    },
  });
  const connection = await openBus(bus.urlOf("tools"));
  try {
    await clients.figures();
    const { subject } = firstMessage(event);
    const sent = new Map<number, number>();
    const busy = cpuNanoseconds(node.pid);
    for (let version = event.version + 1; sent.size < CHANGES[length]; version += 1) {
      const delta: EventDelta = { version, prices: [0, 200 + version, 1, 300 + version] };
      sent.set(version, performance.timeOrigin + performance.now());
      connection.publish(subject, `${JSON.stringify(delta)}\n${JSON.stringify({ ...event, version })}`);
      await connection.flush();
      await sleep(CHANGE_EVERY_MS);
    }
    let got: readonly (readonly [number, number])[] = [];
    let deliveries = 0;
    const expected = 2 * CLIENTS[length] * CHANGES[length];
    for (let tries = 0; deliveries < expected && tries < 100; tries += 1) {
      const figures = await clients.figures();
      deliveries += figures.deliveries;
      got = [...got, ...figures.arrivals];
      await sleep(100);
    }
    if (deliveries !== expected) throw new Error(`${deliveries} of ${expected} prices arrived`);
    const cost = (cpuNanoseconds(node.pid) - busy) / 1000 / deliveries;
    const last = new Map<number, number>();
    for (const [version, at] of got) last.set(version, Math.max(at, last.get(version) ?? 0));
    const delays = [...sent].map(([version, at]) => (last.get(version) ?? Number.NaN) - at);
    return {
      id: "SCALE",
      what: `one event watched by ${CLIENTS[length]}: bus to the last of them, p95`,
      ours: `${quantile(delays, 0.95).toFixed(0)} ms, ${cost.toFixed(2)} µs each`,
      peer: `${median(delays).toFixed(0)} ms in the median`,
      ratio: quantile(delays, 0.95) / median(delays),
      judged: quantile(delays, 0.95),
      goal: { atMost: MOST_MS },
    };
  } finally {
    clients.stop();
    await connection.close();
    await node.stop();
    await bus.stop();
  }
};

const WATCHERS = { full: 10_000, short: 500 } as const;
const WATCHED = 30;
/** As performance.md says: reconnects are spread over so long or more. */
const MOST_START_S = 30;

/** A node starts with everybody waiting for it. */
const measureColdStart = async (length: Length): Promise<Figure> => {
  const bus = await startBus();
  const events = createEvents(100);
  await publishEvents(bus, events);
  const before = await startServer("ours", bus);
  const interests = events.map((_, index) =>
    Array.from({ length: WATCHED }, (_each, offset) => events[(index + 3 * offset) % events.length]?.id ?? 0),
  );
  const clients = await startClients({
    ...{ ports: [before.port], clients: WATCHERS[length], interests, level: "list", speaks: "socket.io", reads: true },
  });
  let node = before;
  try {
    await before.stop("SIGKILL");
    node = await startServer("ours", bus, { env: { PORT: String(before.port) } });
    const ready = performance.now();
    const busy = cpuNanoseconds(node.pid);
    let connected = 0;
    while (connected < WATCHERS[length]) {
      await sleep(100);
      connected = (await clients.figures()).connected;
      if (performance.now() - ready > 10 * MOST_START_S * 1000) throw new Error(`${connected} clients came back`);
    }
    const seconds = (performance.now() - ready) / 1000;
    const each = (cpuNanoseconds(node.pid) - busy) / 1000 / WATCHERS[length];
    return {
      id: "SCALE",
      what: `a node starts with ${WATCHERS[length]} watchers of ${WATCHED} events`,
      ours: `${seconds.toFixed(1)} s, ${each.toFixed(0)} µs each`,
      peer: "",
      ratio: seconds / MOST_START_S,
      judged: seconds,
      goal: { atMost: MOST_START_S },
    };
  } finally {
    clients.stop();
    await node.stop();
    await bus.stop();
  }
};

export const measureExtremes = async (length: Length): Promise<Figure[]> => [
  await measureOneEvent(length),
  await measureColdStart(length),
];
