import { setTimeout as sleep } from "node:timers/promises";
import {
  applyDelta,
  eventDetailSchema,
  eventIdOfSubject,
  type OfferEvent,
  PUSH_PATH,
  parseSuspensions,
  readOfferFrame,
  readOfferMessage,
  STREAMS,
  suspensionsSubject,
  suspensionTo,
} from "@touchline/protocol";
import { connectBus, createLog, readLast } from "@touchline/server-kit";
import { connect } from "amqplib";
import { io } from "socket.io-client";
import { eventIdOf } from "../services/feed/src/sources/unified-feed/wire/urn.ts";
import { startStack } from "../stack/whole.ts";
import type { Mode } from "./mode.ts";

const SILENCE_MS = 20_000;
const WITHIN_MS = 1_000;
/** Enough to read what the provider offers and to watch some of it before the threshold. */
const LOOK_BEFORE_MS = 8_000;
const GIVE_UP_MS = 180_000;
/** Events of the silent producer that are looked at through the API and a socket as well. */
const SAMPLE = 5;
const EVERY_MS = 25;
/** Often enough for the second that is allowed, and seldom enough to cost the platform little. */
const ASK_EVERY_MS = 100;
const PRODUCERS = [
  { id: 1, name: "LO" },
  { id: 3, name: "Ctrl" },
] as const;

const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + GIVE_UP_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${GIVE_UP_MS} ms`);
    await sleep(EVERY_MS);
  }
};

type Prices = Pick<OfferEvent, "markets" | "suspended">;
const isOpen = ({ markets, suspended }: Prices): boolean =>
  !suspended && markets.some(({ prices }) => prices.some((price) => price > 0));

/** The whole platform with the emulator of a provider, and everything that is watched of it. */
const startWatched = async () => {
  const stack = await startStack({ app: false, source: "unified" });
  const provider = stack.provider;
  if (!provider) throw new Error("the stack has no provider");
  const broker = await connect(provider.brokerUrl);
  const channel = await broker.createChannel();
  const { queue } = await channel.assertQueue("", { exclusive: true });
  await channel.bindQueue(queue, "unifiedfeed", "-.-.-.alive.#");
  const aliveAt = new Map<number, number>();
  await channel.consume(
    queue,
    (message) => void aliveAt.set(Number(/product="(\d+)"/.exec(`${message?.content}`)?.[1]), Date.now()),
    { noAck: true },
  );
  const log = createLog("faults", "error");
  const bus = await connectBus({ url: stack.natsUrl, name: "tools", log });
  // The streams are read by one who may do that.
  const reader = await connectBus({ url: stack.busUrlOf("feed"), name: "feed", log });
  /** By event, whether it can be bet on, and since when. Read as the services do, so that the reader is no slower than they are. */
  const open = new Map<number, { readonly event: OfferEvent; readonly isOpen: boolean; readonly at: number }>();
  const take = (subject: string, message: string): void => {
    const at = Date.now();
    const id = eventIdOfSubject(subject);
    const next = readOfferMessage(open.get(id)?.event, message);
    if (next) open.set(id, { event: next.event, isOpen: isOpen(next.event), at });
  };
  bus.subscribe(STREAMS.offer.subjects[0] as string, {
    callback: (_error, message) => take(message.subject, message.string()),
  });
  bus.subscribe(suspensionsSubject("*"), {
    callback: (_error, message) => {
      const at = Date.now();
      for (const [id, version] of parseSuspensions(message.string())) {
        const event = open.get(id)?.event;
        if (event?.version !== version - 1) continue;
        applyDelta(event, suspensionTo(version));
        open.set(id, { event, isOpen: false, at });
      }
    },
  });
  const post = (faults: object) =>
    fetch(`${provider.url}/emulator/faults`, { method: "POST", body: JSON.stringify(faults) });
  return {
    stack,
    aliveAt,
    open,
    read: () => readLast(reader, STREAMS.offer.name, (message) => take(message.subject, message.string())),
    setFaults: post,
    areUp: async (): Promise<boolean> => {
      const health = await (await fetch(`http://${stack.metrics.feed[0]}/health`)).json();
      return (health as { producers: { phase: string }[] }).producers.every(({ phase }) => phase === "UP");
    },
    /** By producer, its events; those that can be bet on according to the provider are open. */
    truth: async () => {
      const told = (await (await fetch(`${provider.url}/emulator/truth`)).json()) as {
        urn: Parameters<typeof eventIdOf>[0];
        event: Prices & { game: string };
        producer: number;
      }[];
      return told.map(({ urn, event, producer }) => ({ id: eventIdOf(urn) ?? 0, producer, isOpen: isOpen(event) }));
    },
    stop: async (): Promise<void> => {
      await broker.close();
      await bus.close();
      await reader.close();
      await stack.stop();
    },
  };
};

type Watched = Awaited<ReturnType<typeof startWatched>>;

/** When the last of these events could no longer be bet on, by the API. */
const closedAtApi = async ({ stack }: Watched, ids: readonly number[], deadline: number): Promise<number> => {
  const isClosed = async (id: number): Promise<boolean> => {
    const answer = await fetch(`${stack.apiUrl}/api/offer/events/${id}`);
    if (!answer.ok) return true;
    const { suspended, markets } = eventDetailSchema.parse(await answer.json());
    return suspended || markets.every(({ outcomes }) => outcomes.every(({ price }) => price <= 0));
  };
  while (Date.now() < deadline) {
    if ((await Promise.all(ids.map(isClosed))).every(Boolean)) return Date.now();
    await sleep(ASK_EVERY_MS);
  }
  return Number.POSITIVE_INFINITY;
};

/** Prices of some events as a page hears them. */
const watchPush = ({ stack }: Watched, ids: readonly number[]) => {
  const socket = io(stack.pushUrls[0] ?? "", { path: PUSH_PATH, transports: ["websocket"], forceNew: true });
  const prices = new Map<number, Map<number, number>>();
  const suspended = new Set<number>();
  let closedAt = Number.POSITIVE_INFINITY;
  socket.on("connect", () => {
    socket.emit("watch", { level: "full", events: ids.map((id) => [id, 0]) }, () => undefined);
  });
  const setAll = (id: number, flat: readonly number[]): void => {
    const known = prices.get(id) ?? new Map<number, number>();
    prices.set(id, known);
    for (let index = 0; index < flat.length; index += 2) known.set(flat[index] as number, flat[index + 1] as number);
  };
  socket.on("offer", (...frame: readonly unknown[]) => {
    for (const [id, base, , flat, patch] of readOfferFrame(frame) ?? []) {
      if (base === 0) prices.delete(id);
      for (const { slot, prices: list } of patch?.markets ?? [])
        setAll(
          id,
          list.flatMap((price, index) => [slot + index, price]),
        );
      setAll(id, flat);
      if (patch?.suspended === true) suspended.add(id);
      if (patch?.suspended === false) suspended.delete(id);
    }
    const isAnyOpen = prices
      .entries()
      .some(([id, known]) => !suspended.has(id) && known.values().some((price) => price > 0));
    if (isAnyOpen) closedAt = Number.POSITIVE_INFINITY;
    else closedAt = Math.min(closedAt, Date.now());
  });
  return {
    isOpen: (): boolean => prices.size === ids.length && closedAt === Number.POSITIVE_INFINITY,
    closedAt: (): number => closedAt,
    close: (): void => void socket.close(),
  };
};

interface Locked {
  readonly bus: number;
  readonly api: number;
  readonly push: number;
  readonly findings: readonly string[];
}

const muteOne = async (watched: Watched, { id: producer, name }: (typeof PRODUCERS)[number]): Promise<Locked> => {
  const { open, aliveAt } = watched;
  const findings: string[] = [];
  await until("all producers are up", watched.areUp);
  await watched.read();
  // After a recovery the emulator may be too busy to be on time: its next alive is waited for.
  aliveAt.delete(producer);
  await until(`an alive of ${name}`, () => aliveAt.has(producer));
  await watched.setFaults({ silent: [producer] });
  const threshold = (aliveAt.get(producer) ?? 0) + SILENCE_MS;
  await sleep(threshold - LOOK_BEFORE_MS - Date.now());
  const before = await watched.truth();
  const isOpenHere = (id: number): boolean => open.get(id)?.isOpen ?? false;
  const own = before.filter((event) => event.producer === producer && event.isOpen && isOpenHere(event.id));
  const others = before.filter((event) => event.producer !== producer && event.isOpen && isOpenHere(event.id));
  if (own.length < SAMPLE || others.length === 0)
    findings.push(`${own.length} events of ${name} and ${others.length} others are open`);
  const sample = own.slice(0, SAMPLE).map(({ id }) => id);
  const push = watchPush(watched, sample);
  await until("the socket has its events", push.isOpen);
  await sleep(threshold - 100 - Date.now());
  const early = own.filter(({ id }) => !isOpenHere(id)).length;
  if (early > own.length / 2) findings.push(`${early} of ${own.length} events of ${name} were locked early`);
  const deadline = threshold + 10 * WITHIN_MS;
  const closedAt = closedAtApi(watched, sample, deadline);
  while (own.some(({ id }) => isOpenHere(id)) && Date.now() < deadline) await sleep(5);
  const bus = own.some(({ id }) => isOpenHere(id))
    ? Number.POSITIVE_INFINITY
    : Math.max(...own.map(({ id }) => open.get(id)?.at ?? 0));
  const api = await closedAt;
  await sleep(200);
  const after = new Map((await watched.truth()).map((event) => [event.id, event]));
  const touched = others.filter(
    ({ id }) => after.get(id)?.isOpen && after.get(id)?.producer !== producer && !isOpenHere(id),
  );
  if (touched.length > 0)
    findings.push(`${touched.length} of ${others.length} events of other producers were locked with ${name}`);
  const locked = { bus: bus - threshold, api: api - threshold, push: push.closedAt() - threshold };
  push.close();
  for (const [where, after] of Object.entries(locked))
    if (after > WITHIN_MS) findings.push(`${name} was locked ${after} ms after the threshold: ${where}`);
  console.log(
    `${name}: ${own.length} events locked after ${locked.bus} ms on the bus, ${locked.api} ms at the API, ${locked.push} ms on a socket; ` +
      `${others.length} events of others stayed`,
  );
  await watched.setFaults({});
  return { ...locked, findings };
};

/** PEER-16: producers of a provider fall silent one after the other; measures from the threshold to the lock, wherever bettors look. */
export const feedDown: Mode = async ({ "feed-down": given }) => {
  const count = Number(given);
  const watched = await startWatched();
  try {
    const findings: string[] = [];
    for (let round = 0; round < count; round += 1)
      findings.push(
        ...(await muteOne(watched, PRODUCERS[round % PRODUCERS.length] as (typeof PRODUCERS)[number])).findings,
      );
    return { done: count, what: "silent producers of a provider", findings };
  } finally {
    await watched.stop();
  }
};
