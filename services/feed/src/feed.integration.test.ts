import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { isDeepStrictEqual } from "node:util";
import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  type BuilderAnswer,
  builderAnswerSchema,
  builderSubject,
  FEED_CONTROL_SUBJECT,
  type Heartbeat,
  type OfferEvent,
  REFERENCE_KINDS,
  type Reference,
  type ReferenceKind,
  referenceSchemas,
  referenceSubject,
  STREAMS,
} from "@touchline/protocol";
import { connectBus, createLog } from "@touchline/server-kit";
import { startNats, type TestNats } from "@touchline/server-kit/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listen, readLast, readOffer } from "./test-support/test-bus.ts";
import { until } from "./test-support/until.ts";

const EVENTS = 160;
const LIVE = 12;
const main = new URL("./main.ts", import.meta.url).pathname;

let nats: TestNats;
let bus: NatsConnection;
const feeds: ChildProcess[] = [];

const startFeed = (environment: Readonly<Record<string, string>> = {}): ChildProcess => {
  const feed = spawn(process.execPath, [main], {
    env: {
      NATS_URL: nats.urlOf("feed"),
      HEALTH_PORT: "0",
      FEED_EVENTS: `${EVENTS}`,
      FEED_LIVE: `${LIVE}`,
      FEED_CONTROL: "1",
      FEED_BETS_WAIT_MS: "0",
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  feeds.push(feed);
  return feed;
};

const kill = async (feed: ChildProcess): Promise<void> => {
  if (feed.exitCode !== null || feed.signalCode !== null) return;
  const gone = once(feed, "exit");
  feed.kill("SIGKILL");
  await gone;
};

const command = async (request: object): Promise<unknown> =>
  (await bus.request(FEED_CONTROL_SUBJECT, JSON.stringify(request), { timeout: 5_000 })).json();

beforeEach(async () => {
  nats = await startNats();
  bus = await connectBus({ url: nats.url, name: "test", log: createLog("test") });
});

afterEach(async () => {
  await Promise.all(feeds.splice(0).map(kill));
  await bus.close();
  await nats.remove();
});

const isSettled = (heard: ReturnType<typeof listen>) => (): boolean => heard.heartbeats.at(-1)?.resyncing === false;

test("publishes the whole offer and its reference data in valid form", async () => {
  const heard = listen(bus);
  startFeed();
  await until(isSettled(heard));
  const offer = await readOffer(bus);
  const events = [...offer.values()].map(({ event }) => event);
  expect(events.length).toBeGreaterThanOrEqual(EVENTS);
  // A match may just have ended before the next one began.
  expect(events.filter(({ game }) => game === "LIVE").length).toBeGreaterThan(LIVE / 2);
  for (const { delta, event } of offer.values()) expect(delta.version).toBe(event.version);
  const reference = await readLast(bus, "REFERENCE");
  expect([...reference.keys()].sort()).toEqual(REFERENCE_KINDS.map(referenceSubject).sort());
  for (const [subject, text] of reference) {
    const kind = subject.slice("reference.".length) as ReferenceKind;
    expect(referenceSchemas[kind].parse(JSON.parse(text)).length).toBeGreaterThan(3);
  }
  expect(heard.heartbeats.some(({ resyncing }) => resyncing)).toBe(true);
  expect(heard.heartbeats.every(({ producer }) => producer === "simulator")).toBe(true);
});

test("R7 heartbeats name the newest message of the offer that the stream has, also after events were removed", async () => {
  const heard = listen(bus);
  startFeed({ FEED_SPEED: "900", FEED_REMOVE_AFTER_MS: "1500" });
  await until(isSettled(heard));
  await until(() => heard.lifecycle.some(({ change }) => change === "REMOVED"));
  const newest = async (): Promise<number> =>
    (await (await jetstreamManager(bus)).streams.info(STREAMS.offer.name)).state.last_seq;
  // Between two readings of the stream's last number lies at least one whole second of heartbeats.
  const before = await newest();
  const count = heard.heartbeats.length;
  await until(() => heard.heartbeats.length > count + 2);
  const after = await newest();
  const { sequence = 0 } = heard.heartbeats.at(-1) as Heartbeat;
  expect(sequence).toBeGreaterThan(before);
  expect(sequence).toBeLessThanOrEqual(after);
});

const meaningsOf = ({ markets }: OfferEvent): ReadonlyMap<number, string> =>
  new Map(
    markets.flatMap(({ slot, metaMarketId, specifiers, outcomes }) =>
      outcomes.map((outcome, index) => [slot + index, JSON.stringify([metaMarketId, specifiers, outcome])] as const),
    ),
  );

test("continues after a kill: versions rise and slots keep their meaning", async () => {
  const heard = listen(bus);
  const first = startFeed({ FEED_RATE: "600" });
  await until(isSettled(heard));
  await kill(first);
  const before = await readOffer(bus);
  heard.heartbeats.length = 0;
  startFeed({ FEED_RATE: "600" });
  await until(isSettled(heard));
  const after = await readOffer(bus);
  let common = 0;
  for (const [id, { event }] of after) {
    const old = before.get(id)?.event;
    if (!old) continue;
    common += 1;
    expect(event.version).toBeGreaterThanOrEqual(old.version);
    const meanings = meaningsOf(old);
    for (const [slot, meaning] of meaningsOf(event)) expect(meanings.get(slot) ?? meaning).toBe(meaning);
  }
  expect(common).toBeGreaterThan(EVENTS * 0.9);
  expect([...after.values()].some(({ event }) => event.version > (before.get(event.id)?.event.version ?? 0))).toBe(
    true,
  );
});

test("R4 without an answer of the bets service it starts, with slots and versions that were not used before", async () => {
  const heard = listen(bus);
  startFeed({ FEED_BETS_WAIT_MS: "500" });
  await until(isSettled(heard));
  const events = [...(await readOffer(bus)).values()].map(({ event }) => event);
  expect(events.length).toBeGreaterThanOrEqual(EVENTS);
  for (const { version, markets } of events)
    for (const number of [version, ...markets.map(({ slot }) => slot)]) expect(number).toBeGreaterThan(10_000_000);
});

test("matches are added, go live, end with a result for every market, and are removed", async () => {
  const heard = listen(bus);
  startFeed({ FEED_SPEED: "900", FEED_REMOVE_AFTER_MS: "1500" });
  const wholeLife = "ADDED,WENT_LIVE,ENDED,REMOVED";
  // At this speed there are thousands of messages, so each check has to be cheap or it would never catch up.
  const lived = () => {
    const lives = Map.groupBy(heard.lifecycle, ({ eventId }) => eventId);
    const lifeOf = (eventId: number) => (lives.get(eventId) ?? []).map(({ change }) => change).join();
    // Results of single markets come while the match goes on.
    return heard.results.find(({ eventId, playStatus }) => playStatus !== "RUNNING" && lifeOf(eventId) === wholeLife);
  };
  await until(() => lived() !== undefined);
  const result = lived();
  if (!result) throw new Error("unreachable");
  expect(["ENDED", "ABANDONED"]).toContain(result.playStatus);
  // The number of markets depends on the sport: a leg of darts leaves two.
  expect(result.markets.length).toBeGreaterThan(0);
  for (const { outcomes, resolutions } of result.markets) expect(resolutions).toHaveLength(outcomes.length);
  if (result.playStatus === "ENDED") {
    expect(result.markets.flatMap(({ resolutions }) => resolutions)).toContain("WON");
  }
  // Its messages are deleted just before or just after the REMOVED message.
  await until(async () => !(await readOffer(bus)).has(result.eventId));
});

test("publishes every event again after the bus died, and ends the resync only then", async () => {
  const heard = listen(bus);
  startFeed();
  await until(isSettled(heard));
  const before = await readOffer(bus);
  await nats.kill();
  heard.heartbeats.length = 0;
  await nats.start();
  const isToldAgain = async (): Promise<boolean> => {
    const after = await readOffer(bus).catch(() => null);
    if (!after) return false;
    return [...before].every(([id, { event }]) => (after.get(id)?.event.version ?? Infinity) > event.version);
  };
  await until(isToldAgain);
  await until(isSettled(heard));
  expect((await readOffer(bus)).size).toBeGreaterThanOrEqual(EVENTS);
});

describe("bet-builder price over the bus", () => {
  const ask = async (eventId: number, slots: readonly number[]): Promise<BuilderAnswer> => {
    const answer = await bus.request(builderSubject("simulator"), JSON.stringify({ eventId, slots }), {
      timeout: 5_000,
    });
    return builderAnswerSchema.parse(answer.json());
  };
  const reference = async (): Promise<{ sportId: number; keys: ReadonlyMap<number, string> }> => {
    const messages = await readLast(bus, "REFERENCE");
    const read = <Kind extends ReferenceKind>(kind: Kind) =>
      referenceSchemas[kind].parse(JSON.parse(messages.get(referenceSubject(kind)) ?? "")) as Reference[Kind];
    const keys = new Map(read("metaMarkets").map(({ id, key }) => [id, key]));
    return { sportId: read("sports").find(({ key }) => key === "soccer")?.id ?? 0, keys };
  };

  test("answers a request from the model, refuses contradictions, and changes the price with the match", async () => {
    const heard = listen(bus);
    startFeed({ FEED_SPEED: "60" });
    await until(isSettled(heard));
    const { sportId, keys } = await reference();
    const slotOf = ({ markets }: OfferEvent, key: string): number | undefined =>
      markets.find((one) => keys.get(one.metaMarketId) === key && one.main && one.prices.every((price) => price > 0))
        ?.slot;
    const slotsOf = (one: OfferEvent) => [slotOf(one, "result"), slotOf(one, "both-score")] as [number, number];
    /** Of several matches: in each of them a goal may decide one of the two markets, which has no price from then on. */
    const seen = new Map<number, Set<number>>();
    let found: OfferEvent | undefined;
    await until(async () => {
      const events = [...(await readOffer(bus)).values()].map((message) => message.event);
      const live = events.filter(
        (one) =>
          one.sportId === sportId &&
          (one.metadata?.progress ?? 100) < 60 &&
          !one.suspended &&
          slotsOf(one).every((slot) => slot !== undefined),
      );
      for (const one of live) {
        const answer = await ask(one.id, slotsOf(one));
        if (!("price" in answer)) continue;
        expect(answer.price).toBeGreaterThan(100);
        const prices = seen.get(one.id) ?? new Set();
        seen.set(one.id, prices.add(answer.price));
        if (prices.size > 1) found ??= one;
      }
      return found !== undefined;
    });
    const live = found as unknown as OfferEvent;
    const [result] = slotsOf(live);
    // The event may be suspended for a moment.
    await until(async () => isDeepStrictEqual(await ask(live.id, [result, result + 1]), { error: "NOT_COMBINABLE" }));
    expect(await ask(1, [0])).toEqual({ error: "UNKNOWN_EVENT" });
    expect(await ask(live.id, [1_000_000])).toEqual({ error: "UNAVAILABLE" });
  });
});

describe("commands for tests of the whole stack", () => {
  test("sets a price and publishes it as any other change", async () => {
    const heard = listen(bus);
    startFeed();
    await until(isSettled(heard));
    const offer = [...(await readOffer(bus)).values()].map((message) => message.event);
    const event = offer.find(({ game, type }) => game === "PREMATCH" && type === "MATCH");
    if (!event) throw new Error("no prematch event");
    const slot = event.markets[0]?.slot as number;
    expect(await command({ command: "price", eventId: event.id, slot, price: 7777 })).toEqual({ ok: true });
    await until(async () => (await readOffer(bus)).get(event.id)?.event.markets[0]?.prices[0] === 7777);
    expect((await readOffer(bus)).get(event.id)?.delta.prices).toEqual([slot, 7777]);
    expect(await command({ command: "price", eventId: 1, slot: 0, price: 200 })).toEqual({ ok: false });
  });

  test("mutes the feed: no heartbeats and changes until the time is over, then everything again", async () => {
    const heard = listen(bus);
    startFeed({ FEED_RATE: "500" });
    await until(isSettled(heard));
    await command({ command: "mute", milliseconds: 2500 });
    const silent = heard.heartbeats.length;
    const before = await readOffer(bus);
    await until(() => heard.heartbeats.length > silent);
    const next = heard.heartbeats[silent];
    expect((next?.at ?? 0) - (heard.heartbeats[silent - 1]?.at ?? 0)).toBeGreaterThan(2000);
    await until(isSettled(heard));
    const after = await readOffer(bus);
    for (const [id, { event }] of before) {
      const now = after.get(id);
      if (now) expect(now.event.version).toBeGreaterThan(event.version);
    }
  });
});
