import { interleave, median } from "../../testkit/sampling.ts";
import type { Figure, Length } from "../figure.ts";
import { type Contender, startContender } from "./contender.ts";
import type { ServerKind } from "./server.ts";
import type { Workload } from "./workload.ts";

/** A scaled-down busy evening: each client watches 30 of 100 live events; 2,000 price changes per second. */
const EVENING: Workload = { events: 100, clients: 120, watched: 30, messagesPerSecond: 200, changesPerMessage: 10 };
const ROUNDS = { full: 5, short: 1 } as const;
const ROUND_MS = { full: 1_500, short: 500 } as const;

const microseconds = (value: number): string => `${value.toFixed(2)} µs`;
const perSecond = (value: number): string => `${Math.round(1000 / value)}k/s`;

type Field<Name extends string> = Record<Name, { readonly kind: ServerKind; readonly workload: Workload }>;

/** Processor time per delivery of each contender: the median over interleaved rounds. */
const race = async <Name extends string>(field: Field<Name>, length: Length): Promise<Record<Name, number>> => {
  const names = Object.keys(field) as Name[];
  const contenders = new Map<Name, Contender>();
  try {
    for (const name of names) contenders.set(name, await startContender(field[name].kind, field[name].workload));
    const measure = (name: Name) => (contenders.get(name) as Contender).measure(ROUND_MS[length]);
    // The first round is a warm-up and does not count.
    for (const name of names) await measure(name);
    const samples = await interleave(names, ROUNDS[length], measure);
    return Object.fromEntries(names.map((name) => [name, median(samples[name])])) as Record<Name, number>;
  } finally {
    for (const contender of contenders.values()) await contender.stop();
  }
};

export const measureDeliveries = async (length: Length): Promise<Figure[]> => {
  const field: Field<"ours" | "again" | "ws" | "socket.io"> = {
    ours: { kind: "ours", workload: EVENING },
    again: { kind: "ours", workload: EVENING },
    ws: { kind: "ws", workload: EVENING },
    "socket.io": { kind: "socket.io", workload: EVENING },
  };
  const cost = await race(field, length);
  const against = (peer: "ws" | "socket.io", goal: number): Figure => ({
    id: "P3",
    what: `push deliveries per core, against ${peer === "ws" ? "bare ws" : "stock socket.io"}`,
    ours: `${perSecond(cost.ours)} (${microseconds(cost.ours)})`,
    peer: `${perSecond(cost[peer])} (${microseconds(cost[peer])})`,
    ratio: cost[peer] / cost.ours,
    goal: { atLeast: goal },
  });
  const noise = Math.max(cost.ours, cost.again) / Math.min(cost.ours, cost.again);
  console.log(`     A/A control of P3: ${noise.toFixed(2)} between two equal nodes`);
  return [against("ws", 8), against("socket.io", 8)];
};

export const measureGrowth = async (length: Length): Promise<Figure[]> => {
  const base: Workload = { ...EVENING, clients: 20 };
  const field: Field<"base" | "clients" | "events" | "tenant" | "tenants"> = {
    base: { kind: "ours", workload: base },
    clients: { kind: "ours", workload: { ...base, clients: base.clients * 10 } },
    // Ten times the events, with the same share watched by each client and the same total of changes.
    events: { kind: "ours", workload: { ...base, clients: 200, events: base.events * 10, watched: base.watched * 10 } },
    tenant: { kind: "ours", workload: { ...base, clients: 200, tenants: 1 } },
    tenants: { kind: "ours", workload: { ...base, clients: 200, tenants: 20 } },
  };
  const cost = await race(field, length);
  const growth = (what: string, from: number, to: number, goal: number): Figure => ({
    id: "P4",
    what,
    ours: microseconds(to),
    peer: `${microseconds(from)} before`,
    ratio: to / from,
    goal: { atMost: goal },
  });
  return [
    growth("cost of a delivery, clients × 10", cost.base, cost.clients, 1.1),
    growth("cost of a delivery, events × 10", cost.clients, cost.events, 1.5),
    growth("cost of a delivery, punters of 20 tenants instead of one", cost.tenant, cost.tenants, 1.1),
  ];
};
