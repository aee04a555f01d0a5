import type { NatsConnection } from "@nats-io/transport-node";
import {
  type EventResult,
  eventIdOfSubject,
  FEED_CONTROL_SUBJECT,
  isSuspensionOnly,
  type OfferEvent,
  parseOfferDelta,
  parseSuspensions,
  STREAMS,
  suspensionsSubject,
} from "@touchline/protocol";
import { connectBus, createLog } from "@touchline/server-kit";
import { startNats, type TestNats } from "@touchline/server-kit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFeed } from "./feed.ts";
import { createSimulator } from "./sources/simulator/simulator.ts";
import { isLong } from "./test-support/size.ts";
import { listen, readOffer } from "./test-support/test-bus.ts";
import { until } from "./test-support/until.ts";

const SOCCER = 1;
const log = createLog("test");
log.level = "silent";

let nats: TestNats;
let bus: NatsConnection;
let feed: Awaited<ReturnType<typeof startFeed>>;
let heard: ReturnType<typeof listen>;
beforeAll(async () => {
  nats = await startNats();
  bus = await connectBus({ url: nats.url, name: "test", log });
  heard = listen(bus);
  const pace = { speed: 1, rate: null, removeAfter: 600_000 };
  const source = createSimulator({ seed: 1, events: 220, live: 30, ...pace });
  feed = await startFeed({ bus, source, log, control: true, betsWaitMs: 0 });
  await until(() => feed.figures().resyncing === 0);
});
afterAll(async () => {
  feed?.stop();
  await bus?.close();
  await nats?.remove();
});

const command = async (name: string, eventId: number, more: object = {}): Promise<unknown> => {
  const request = JSON.stringify({ command: name, eventId, ...more });
  return (await bus.request(FEED_CONTROL_SUBJECT, request, { timeout: 5_000 })).json();
};

const matches = async (): Promise<OfferEvent[]> =>
  [...(await readOffer(bus)).values()]
    .map(({ event }) => event)
    .filter(({ sportId, type, playStatus }) => sportId === SOCCER && type === "MATCH" && playStatus !== "ENDED");

const resultsOf = (eventId: number): EventResult[] => heard.results.filter((result) => result.eventId === eventId);

const resultOf = async (eventId: number, count: number): Promise<EventResult> => {
  await until(() => resultsOf(eventId).length === count);
  return resultsOf(eventId).at(-1) as EventResult;
};

test("BET-18 abandons an event on command", async () => {
  const [event] = (await matches()) as [OfferEvent];
  expect(await command("abandon", event.id)).toEqual({ ok: true });
  const result = await resultOf(event.id, 1);
  expect(result).toMatchObject({ playStatus: "ABANDONED", facts: { final: false } });
  expect(result.markets.length).toBeGreaterThan(0);
  expect(await command("abandon", event.id)).toEqual({ ok: false });
});

test("BET-18 ends a match on command, and corrects its result under a higher version with all markets resolved again", async () => {
  const [event] = (await matches()).filter(({ game }) => game === "PREMATCH") as [OfferEvent];
  expect(await command("correct", event.id, { score: { home: 1, away: 0 } })).toEqual({ ok: false });
  expect(await command("finish", event.id)).toEqual({ ok: true });
  const ended = await resultOf(event.id, 1);
  expect(ended).toMatchObject({ playStatus: "ENDED", facts: { final: true, score: { home: 0, away: 0 } } });
  expect(await command("correct", event.id, { score: { home: 1, away: 0 } })).toEqual({ ok: true });
  const corrected = await resultOf(event.id, 2);
  expect(corrected.version).toBeGreaterThan(ended.version);
  expect(corrected.facts?.score).toEqual({ home: 1, away: 0 });
  const main = event.markets[0]?.slot;
  const resolutionsOf = ({ markets }: EventResult) => markets.find(({ slot }) => slot === main)?.resolutions;
  expect(resolutionsOf(ended)).toEqual(["LOST", "WON", "LOST"]);
  expect(resolutionsOf(corrected)).toEqual(["WON", "LOST", "LOST"]);
  expect((await readOffer(bus)).get(event.id)?.event.metadata?.score).toEqual({ home: 1, away: 0 });
});

const marketOf = (result: EventResult, slot: number) => result.markets.find((market) => market.slot === slot);

test("PEER-16 settles, rolls back, cancels and un-cancels a market on command, under rising versions", async () => {
  const [event] = (await matches()).filter(({ game }) => game === "PREMATCH") as [OfferEvent];
  const slot = event.markets[0]?.slot as number;
  const isOffered = async (): Promise<boolean> =>
    (await readOffer(bus)).get(event.id)?.event.markets.some((market) => market.slot === slot) ?? false;
  expect(await command("settle", event.id, { slot, resolutions: ["WON"] })).toEqual({ ok: false });
  expect(await command("settle", event.id, { slot, resolutions: ["WON", "LOST", "LOST"] })).toEqual({ ok: true });
  const settled = await resultOf(event.id, 1);
  expect(settled).toMatchObject({ final: false, playStatus: "NOT_STARTED", facts: null });
  expect(marketOf(settled, slot)?.resolutions).toEqual(["WON", "LOST", "LOST"]);
  await until(async () => !(await isOffered()));
  expect(await command("rollback", event.id, { slot })).toEqual({ ok: true });
  const open = await resultOf(event.id, 2);
  expect(marketOf(open, slot)).toMatchObject({ resolutions: [null, null, null], version: open.version });
  await until(isOffered);
  const period = { from: 1_000, to: 2_000 };
  expect(await command("cancel", event.id, { slot, period })).toEqual({ ok: true });
  const cancelled = await resultOf(event.id, 3);
  expect(marketOf(cancelled, slot)?.cancelled).toEqual([period]);
  expect(await command("uncancel", event.id, { slot })).toEqual({ ok: true });
  const back = await resultOf(event.id, 4);
  expect(marketOf(back, slot)).not.toHaveProperty("cancelled");
  expect([settled, open, cancelled, back].map(({ version }) => version)).toEqual(
    [0, 1, 2, 3].map((more) => settled.version + more),
  );
});

test("PEER-16 the prices of a producer that is down are suspended, those of the other are not", async () => {
  // A match whose start has passed is suspended until it is played, with markets that the other producer has already.
  const open = ({ markets, suspended }: OfferEvent): number =>
    suspended ? 0 : markets.flatMap(({ prices }) => prices).filter((price) => price > 0).length;
  const offer = async () => [...(await readOffer(bus)).values()].map(({ event }) => event);
  const of = async (game: OfferEvent["game"]) => (await offer()).filter((event) => event.game === game);
  const openOf = async (game: OfferEvent["game"]): Promise<number> =>
    (await of(game)).reduce((sum, event) => sum + open(event), 0);
  expect(await openOf("PREMATCH")).toBeGreaterThan(1_000);
  const ahead: (readonly [eventId: number, version: number])[] = [];
  const locked: (readonly [eventId: number, version: number])[] = [];
  const tooLate: number[] = [];
  const notices = bus.subscribe(suspensionsSubject("simulator"), {
    callback: (_error, message) => {
      for (const [eventId, version] of parseSuspensions(message.string())) {
        ahead.push([eventId, version]);
        if (locked.some(([id, own]) => id === eventId && own === version)) tooLate.push(eventId);
      }
    },
  });
  const messages = bus.subscribe(STREAMS.offer.subjects[0], {
    callback: (_error, message) => {
      const delta = parseOfferDelta(message.string());
      if (isSuspensionOnly(delta)) locked.push([eventIdOfSubject(message.subject), delta.version]);
    },
  });
  const before = Date.now();
  expect(await command("producer", 0, { name: "prematch", isUp: false })).toEqual({ ok: true });
  await until(async () => (await openOf("PREMATCH")) === 0);
  const took = Date.now() - before;
  expect(took).toBeLessThan(isLong ? 1_000 : 10_000);
  // Each event that has no other producer is named ahead of its message, with the version that the message has.
  for (const subscription of [notices, messages]) subscription.unsubscribe();
  expect(ahead.length).toBeGreaterThan(100);
  expect(locked).toEqual(expect.arrayContaining(ahead));
  expect(tooLate).toEqual([]);
  expect(await openOf("LIVE")).toBeGreaterThan(0);
  expect(feed.figures().producersUp).toEqual(
    new Map([
      ["prematch", 0],
      ["live", 1],
    ]),
  );
  expect(await command("producer", 0, { name: "prematch", isUp: true })).toEqual({ ok: true });
  await until(async () => (await openOf("PREMATCH")) > 1_000);
  expect(await command("producer", 0, { name: "nobody", isUp: true })).toEqual({ ok: false });
});

test("refuses to end an unknown event", async () => {
  expect(await command("abandon", 1)).toEqual({ ok: false });
  expect(await command("correct", 1, { score: { home: "one", away: 0 } })).toEqual({ ok: false });
});
