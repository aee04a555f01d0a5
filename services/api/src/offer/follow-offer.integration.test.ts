import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  applyDelta,
  lifecycleSubject,
  type OfferEvent,
  offerSubject,
  parseOfferState,
  STREAMS,
} from "@touchline/protocol";
import {
  connectBus,
  createLog,
  createOfferStore,
  ensureStreams,
  followOffer,
  type OfferStore,
  sweepEvents,
} from "@touchline/server-kit";
import { startNats, type TestNats } from "@touchline/server-kit/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishEvent, publishReference } from "../test-support/sample-bus.ts";
import { sampleEvents } from "../test-support/sample-offer.ts";

/** For a busy machine. */
const PATIENCE = { timeout: 20_000 };

const log = createLog("test");
log.level = "silent";

let nats: TestNats;
let bus: NatsConnection;
const closing: (() => unknown)[] = [];

const connect = async (name: string, url: string): Promise<NatsConnection> => {
  const connection = await connectBus({ url, name, log });
  closing.push(() => connection.close());
  return connection;
};

beforeEach(async () => {
  nats = await startNats();
  bus = await connect("test", nats.url);
  await ensureStreams(bus);
  await publishReference(bus);
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await nats.remove();
});

const follow = async () => {
  const store = createOfferStore();
  const followed = followOffer(await connect("api", nats.urlOf("api")), store, log);
  closing.push(followed.stop);
  return { store, followed };
};

const readStream = async (): Promise<OfferEvent[]> => {
  const manager = await jetstreamManager(bus);
  const { state } = await manager.streams.info(STREAMS.offer.name, { subjects_filter: "offer.>" });
  const stored = await Promise.all(
    Object.keys(state.subjects ?? {}).map((subject) =>
      manager.direct.getMessage(STREAMS.offer.name, { last_by_subj: subject }),
    ),
  );
  return stored.flatMap((message) => (message ? [parseOfferState(message.string())] : []));
};

const byId = (events: Iterable<OfferEvent>): OfferEvent[] => [...events].toSorted((left, right) => left.id - right.id);

const expectEqualToStream = (store: OfferStore, timeout = 3_000): Promise<void> =>
  vi.waitFor(async () => expect(byId(store.events.values())).toEqual(byId(await readStream())), {
    timeout,
    interval: 50,
  });

const change = (event: OfferEvent, price: number): Promise<void> => {
  const delta = { version: event.version + 1, prices: [0, price] };
  applyDelta(event, delta);
  return publishEvent(bus, event, delta);
};

test("a node that starts reads the whole offer, then every change", async () => {
  const events = sampleEvents();
  for (const event of events) await publishEvent(bus, event);
  const { store, followed } = await follow();
  await vi.waitFor(() => expect(followed.isComplete()).toBe(true), PATIENCE);
  expect(byId(store.events.values())).toEqual(byId(events));
  for (const event of events) await change(event, 333);
  await expectEqualToStream(store);
  expect(store.version()).toBe(events.length * 2);
});

test("is complete only with reference data, even if the offer is empty", async () => {
  const manager = await jetstreamManager(bus);
  await manager.streams.purge(STREAMS.reference.name);
  const { store, followed } = await follow();
  await publishEvent(bus, sampleEvents()[0] as OfferEvent);
  await vi.waitFor(() => expect(store.events.size).toBe(1), PATIENCE);
  expect(followed.isComplete()).toBe(false);
  await publishReference(bus);
  await vi.waitFor(() => expect(followed.isComplete()).toBe(true), PATIENCE);
});

test("equals the stream within seconds after the bus was killed and restarted", async () => {
  const events = sampleEvents();
  for (const event of events) await publishEvent(bus, event);
  const { store, followed } = await follow();
  await vi.waitFor(() => expect(followed.isComplete()).toBe(true), PATIENCE);
  for (let outage = 0; outage < 3; outage += 1) {
    await nats.kill();
    await nats.start();
    for (const event of events) await change(event, 400 + outage);
    await expectEqualToStream(store);
    for (const event of events) await change(event, 500 + outage);
    await expectEqualToStream(store, 1_000);
  }
  expect(store.events.get(1)?.markets[0]?.prices[0]).toBe(502);
});

test("removes an event on its removal message, and at the sweep when the message was missed", async () => {
  const [first, second, third] = sampleEvents() as [OfferEvent, OfferEvent, OfferEvent];
  for (const event of [first, second, third]) await publishEvent(bus, event);
  const { store, followed } = await follow();
  await vi.waitFor(() => expect(followed.isComplete()).toBe(true), PATIENCE);
  const manager = await jetstreamManager(bus);
  const purge = (event: OfferEvent) => manager.streams.purge(STREAMS.offer.name, { filter: offerSubject(event) });

  await purge(first);
  const removed = { eventId: first.id, sportId: first.sportId, change: "REMOVED" };
  bus.publish(lifecycleSubject(first), JSON.stringify(removed));
  await vi.waitFor(() => expect([...store.events.keys()]).toEqual([second.id, third.id]), PATIENCE);

  await purge(second);
  await sweepEvents(bus, store);
  expect([...store.events.keys()]).toEqual([third.id]);
});

test("ignores messages that cannot be parsed", async () => {
  const [event] = sampleEvents() as [OfferEvent];
  const { store, followed } = await follow();
  await vi.waitFor(() => expect(followed.isComplete()).toBe(true), PATIENCE);
  bus.publish("offer.1.1.77", "not an event");
  bus.publish("lifecycle.1.1.77", "{");
  await publishEvent(bus, event);
  await vi.waitFor(() => expect([...store.events.keys()]).toEqual([event.id]), PATIENCE);
});
