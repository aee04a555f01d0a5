import type { NatsConnection } from "@nats-io/transport-node";
import { NO_RESULT } from "@touchline/betting";
import { BETS_SUBJECTS, type EventResult, type PlayStatus, type Resolution } from "@touchline/protocol";
import { offerEvent } from "@touchline/protocol/testing";
import { connectBus, createLog } from "@touchline/server-kit";
import { startNats, type TestNats } from "@touchline/server-kit/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startFeed } from "../feed.ts";
import type { MarketDefinition, OfferSink, OfferSource, SourceEvent, SourceResult } from "../source.ts";
import { listen, readLast, readOffer } from "../test-support/test-bus.ts";
import { until } from "../test-support/until.ts";

const log = createLog("test");
log.level = "silent";

const MARKET: MarketDefinition = { metaMarketId: 1, specifiers: {}, outcomes: [1, 2, 3] };

const eventOf = (id: number, playStatus: PlayStatus, markets = true): SourceEvent => {
  const { version: _version, producer: _producer, ...event } = offerEvent({ id, startsAt: 1_000, playStatus });
  const offered = { definition: MARKET, main: true, listed: true, lined: false, prices: [200, 300, 400] };
  return { ...event, markets: markets ? [offered] : [] };
};

const resultOf = (...resolutions: Resolution[]): SourceResult => ({
  at: Date.now(),
  facts: NO_RESULT,
  final: true,
  resolve: () => ({ results: resolutions.map((resolution) => ({ resolution })) }),
});
const HOME = resultOf("WON", "LOST", "LOST");
const AWAY = resultOf("LOST", "LOST", "WON");

let nats: TestNats;
let bus: NatsConnection;
let heard: ReturnType<typeof listen>;
let feed: Awaited<ReturnType<typeof startFeed>>;
let sink: OfferSink;

beforeAll(async () => {
  nats = await startNats();
  bus = await connectBus({ url: nats.url, name: "test", log });
  heard = listen(bus);
  // No test here has bets; e2e/platform/lost-bus.e2e.ts asks the bets service.
  bus.subscribe(BETS_SUBJECTS.lastResult, { callback: (_, message) => void message.respond('{"known":null}') });
});
afterEach(() => feed?.stop());
afterAll(async () => {
  await bus?.close();
  await nats?.remove();
});

/** Starts a feed whose source is the test. */
const start = async (): Promise<void> => {
  const source: OfferSource = {
    producer: "simulator",
    start: (given) => {
      sink = given;
      sink.complete();
    },
    stop: () => undefined,
  };
  feed = await startFeed({ bus, source, log, control: false, betsWaitMs: 0 });
};

const resultsOf = (id: number): EventResult[] => heard.results.filter(({ eventId }) => eventId === id);
const untilResults = async (id: number, count: number): Promise<EventResult[]> => {
  await until(() => resultsOf(id).length >= count);
  return resultsOf(id);
};
const resolutions = ({ markets }: EventResult) => markets.map((market) => [market.slot, ...market.resolutions]);

const untilPurged = (id: number): Promise<void> =>
  until(async () => ![...(await readLast(bus, "OFFER")).keys()].some((subject) => subject.endsWith(`.${id}`)));

test("BET-18 a correction after an event's removal, and after a restart, is published above the result", async () => {
  await start();
  sink.update(eventOf(7, "RUNNING"));
  sink.update(eventOf(7, "ENDED", false));
  sink.result(7, HOME);
  const [first] = (await untilResults(7, 1)) as [EventResult];
  sink.remove(7);
  await untilPurged(7);
  sink.result(7, AWAY);
  // The second does not wait for the first to be stored.
  sink.result(7, HOME);
  const [, second, third] = (await untilResults(7, 3)) as [EventResult, EventResult, EventResult];
  expect([second.version > first.version, third.version > second.version]).toEqual([true, true]);
  expect(second).toMatchObject({ playStatus: "ENDED", markets: [{ ...MARKET }] });
  expect([resolutions(second), resolutions(third)]).toEqual([[[0, "LOST", "LOST", "WON"]], resolutions(first)]);
  feed.stop();
  await start();
  sink.result(7, AWAY);
  const fourth = (await untilResults(7, 4))[3] as EventResult;
  expect(fourth.version).toBeGreaterThan(third.version);
  expect(resolutions(fourth)).toEqual(resolutions(second));
  expect(feed.figures().lostResults).toBe(0);
});

test("BET-18 a first result after an event's removal is published by the slots that its bets have", async () => {
  await start();
  sink.update(eventOf(8, "NOT_STARTED"));
  await until(() => feed.figures().waiting === 0);
  sink.remove(8);
  await untilPurged(8);
  sink.result(8, HOME);
  const [only] = (await untilResults(8, 1)) as [EventResult];
  expect(resolutions(only)).toEqual([[0, "WON", "LOST", "LOST"]]);
});

test("BET-18 a correction that changes nothing else of an offered event has a higher version", async () => {
  await start();
  sink.update(eventOf(9, "ENDED"));
  sink.result(9, HOME);
  sink.result(9, AWAY);
  const [first, second] = (await untilResults(9, 2)) as [EventResult, EventResult];
  expect(second.version).toBeGreaterThan(first.version);
});

const partial = (...resolutions: (Resolution | null)[]): SourceResult => ({
  at: Date.now(),
  facts: null,
  final: false,
  resolve: () => ({ results: resolutions.map((resolution) => resolution && { resolution }) }),
});

test("PEER-16 what was settled before a restart is neither forgotten nor settled anew", async () => {
  await start();
  sink.update(eventOf(10, "RUNNING"));
  sink.result(10, partial("LOST", null, null));
  const [first] = (await untilResults(10, 1)) as [EventResult];
  expect(first).toMatchObject({ final: false, markets: [{ version: first.version }] });
  await until(() => feed.figures().waiting === 0);
  feed.stop();
  await start();
  sink.update(eventOf(10, "RUNNING"));
  sink.result(10, partial("LOST", null, null));
  sink.result(10, partial("LOST", "LOST", "WON"));
  const results = await untilResults(10, 2);
  expect(results.map(resolutions)).toEqual([[[0, "LOST", null, null]], [[0, "LOST", "LOST", "WON"]]]);
  expect(results[1]?.version).toBeGreaterThan(first.version);
});

test("PEER-16 a removed event that was settled in part is rolled back and settled by its saved slots", async () => {
  await start();
  sink.update(eventOf(11, "RUNNING"));
  sink.result(11, partial("WON", "LOST", "LOST"));
  await until(() => feed.figures().waiting === 0);
  sink.remove(11);
  await untilPurged(11);
  feed.stop();
  await start();
  sink.result(11, partial(null, null, null));
  sink.result(11, AWAY);
  const results = await untilResults(11, 3);
  expect(results.map(resolutions)).toEqual([
    [[0, "WON", "LOST", "LOST"]],
    [[0, null, null, null]],
    [[0, "LOST", "LOST", "WON"]],
  ]);
  expect(results[2]?.final).toBe(true);
});

test("PEER-16 a changed start is published, and a cancelled event is void by a final result", async () => {
  await start();
  sink.update(eventOf(12, "NOT_STARTED"));
  sink.update({ ...eventOf(12, "NOT_STARTED"), startsAt: 5_000 });
  await until(() => feed.figures().waiting === 0);
  expect((await readOffer(bus)).get(12)?.event.startsAt).toBe(5_000);
  sink.update(eventOf(12, "ABANDONED", false));
  sink.result(12, resultOf("VOID", "VOID", "VOID"));
  sink.remove(12);
  await untilPurged(12);
  const [result] = (await untilResults(12, 1)) as [EventResult];
  expect(result).toMatchObject({ final: true, playStatus: "ABANDONED" });
  expect(resolutions(result)).toEqual([[0, "VOID", "VOID", "VOID"]]);
});

test("a result of an event that was never offered is counted as lost", async () => {
  await start();
  sink.result(999, HOME);
  await until(() => feed.figures().lostResults === 1);
  expect(resultsOf(999)).toEqual([]);
});
