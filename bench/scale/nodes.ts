import { setTimeout as sleep } from "node:timers/promises";
import { openBus } from "../../testkit/bus.ts";
import { interleave, median } from "../../testkit/sampling.ts";
import { cpuNanoseconds } from "../cpu.ts";
import type { Figure, Length } from "../figure.ts";
import { type PushServer, startBus, startServer } from "../push/server.ts";
import { createEvents, createInterests, createMessages } from "../push/workload.ts";
import { publishEvents } from "./publish-events.ts";
import { startClients } from "./start-clients.ts";

/** Each node has as many clients, so that only the number of nodes differs. */
const OF_A_NODE = { events: 100, clients: 120, watched: 30, messagesPerSecond: 200, changesPerMessage: 10 };
const NODES = [1, 2, 4] as const;
const ROUNDS = { full: 5, short: 1 } as const;
const ROUND_MS = { full: 1_500, short: 500 } as const;
const SLICE_MS = 20;
const MOST_GROWTH = 1.1;

interface Round {
  /** Microseconds of processor time for a delivery, over all nodes. */
  readonly cost: number;
  /** Messages of the bus that a node took, for each that was published. */
  readonly traffic: number;
}

const busMessagesOf = async ({ metricsUrl }: PushServer): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^touchline_push_bus_messages_total(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1]);
};

/** Push nodes on one bus, with clients of their own. */
const startNodes = async (count: number) => {
  const bus = await startBus();
  const events = createEvents(OF_A_NODE.events);
  await publishEvents(bus, events);
  const nodes = await Promise.all(Array.from({ length: count }, () => startServer("ours", bus)));
  const clients = await startClients({
    ports: nodes.map(({ port }) => port),
    clients: OF_A_NODE.clients * count,
    ...{ interests: createInterests(OF_A_NODE), level: "full", speaks: "socket.io", reads: true },
  });
  const connection = await openBus(bus.urlOf("tools"));
  const next = createMessages(events, OF_A_NODE.changesPerMessage, 1);

  const readBus = async (): Promise<number> =>
    (await Promise.all(nodes.map(busMessagesOf))).reduce((sum, messages) => sum + messages, 0);
  const readBusy = (): number => nodes.reduce((sum, { pid }) => sum + cpuNanoseconds(pid), 0);

  /** Publishes evenly over the round, then waits until everything was delivered. */
  const measure = async (milliseconds: number): Promise<Round> => {
    await clients.figures();
    const [busBefore, busyBefore] = [await readBus(), readBusy()];
    const started = performance.now();
    let sent = 0;
    for (let elapsed = 0; elapsed < milliseconds; elapsed = performance.now() - started) {
      const due = Math.floor((elapsed / 1000) * OF_A_NODE.messagesPerSecond);
      for (; sent < due; sent += 1) {
        const { subject, payload } = next();
        connection.publish(subject, payload);
      }
      await sleep(SLICE_MS);
    }
    await connection.flush();
    let deliveries = 0;
    for (let news = -1; news !== 0; deliveries += news) {
      await sleep(250);
      news = (await clients.figures()).deliveries;
    }
    const cost = (readBusy() - busyBefore) / 1000 / deliveries;
    return { cost, traffic: ((await readBus()) - busBefore) / count / sent };
  };
  const stop = async (): Promise<void> => {
    clients.stop();
    await connection.close();
    for (const node of nodes) await node.stop();
    await bus.stop();
  };
  return { measure, stop };
};

/** What a delivery costs, and what a node takes from the bus, with one, two and four nodes. */
export const measureNodes = async (length: Length): Promise<Figure[]> => {
  const names = NODES.map(String);
  const running = new Map<string, Awaited<ReturnType<typeof startNodes>>>();
  const traffic = new Map<string, number[]>(names.map((name) => [name, []]));
  try {
    for (const count of NODES) running.set(String(count), await startNodes(count));
    const measure = async (name: string): Promise<number> => {
      const round = await running.get(name)?.measure(ROUND_MS[length]);
      traffic.get(name)?.push(round?.traffic ?? Number.NaN);
      return round?.cost ?? Number.NaN;
    };
    for (const name of names) await measure(name);
    const costs = await interleave(names, ROUNDS[length], measure);
    return names.slice(1).flatMap((name): Figure[] => {
      const [one, many] = [median(costs["1"] ?? []), median(costs[name] ?? [])];
      const [oneTraffic, manyTraffic] = [median(traffic.get("1") ?? []), median(traffic.get(name) ?? [])];
      const compared = (what: string, ours: string, peer: string, ratio: number): Figure => ({
        ...{ id: "SCALE", what, ours, peer: `${peer} with one`, ratio, goal: { atMost: MOST_GROWTH } },
      });
      return [
        compared(`cost of a delivery, ${name} nodes`, `${many.toFixed(2)} µs`, `${one.toFixed(2)} µs`, many / one),
        compared(
          `bus messages that a node takes, ${name} nodes`,
          `${manyTraffic.toFixed(2)} of each`,
          oneTraffic.toFixed(2),
          manyTraffic / oneTraffic,
        ),
      ];
    });
  } finally {
    for (const nodes of running.values()) await nodes.stop();
  }
};
