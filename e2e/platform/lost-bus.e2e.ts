import { randomUUID } from "node:crypto";
import type { NatsConnection } from "@nats-io/transport-node";
import { NO_RESULT } from "@touchline/betting";
import type { OfferEvent, Pair, PlayStatus } from "@touchline/protocol";
import { offerEvent } from "@touchline/protocol/testing";
import { connectBus, createLog, ensureStreams } from "@touchline/server-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilDecided } from "../../services/bets/src/test-support/ask-until.ts";
import { requestOf, selectionOf } from "../../services/bets/src/test-support/requests.ts";
import { publishReference } from "../../services/bets/src/test-support/sample-offer.ts";
import { type Scene, startScene } from "../../services/bets/src/test-support/scene.ts";
import { startFeed } from "../../services/feed/src/feed.ts";
import type { MarketDefinition, OfferSink, SourceEvent, SourceResult } from "../../services/feed/src/source.ts";
import { readOffer } from "../../services/feed/src/test-support/test-bus.ts";

/** The bus loses everything that it has stored, and the feed is started anew: only PostgreSQL has what was before. */

const PATIENCE = { timeout: 20_000, interval: 100 };
const EVENT = 7;
const LATER_MS = 3_600_000;

const RESULT: MarketDefinition = { metaMarketId: 1, specifiers: {}, outcomes: [1, 2, 3] };
const total = (line: string): MarketDefinition => ({ metaMarketId: 2, specifiers: { total: line }, outcomes: [1, 2] });
const SCORERS: MarketDefinition = {
  metaMarketId: 3,
  specifiers: {},
  outcomes: [9, 9],
  names: ["A. Kirby", "B. Marsh"],
};
const MARKETS = [RESULT, total("1.5"), total("2.5"), SCORERS];

const log = createLog("test");
log.level = "silent";

let scene: Scene;
let feedBus: NatsConnection;
let feed: Awaited<ReturnType<typeof startFeed>>;
let sink: OfferSink;
let punter: string;

const startOwnFeed = async (): Promise<void> => {
  feedBus = await connectBus({ url: scene.nats.urlOf("feed"), name: "feed", log });
  feed = await startFeed({
    ...{ bus: feedBus, log, control: false, betsWaitMs: 20_000 },
    source: {
      producer: "simulator",
      start: (given) => {
        sink = given;
        sink.complete();
      },
      stop: () => undefined,
    },
  });
};

const eventOf = (definitions: readonly MarketDefinition[], playStatus: PlayStatus = "NOT_STARTED"): SourceEvent => {
  const { version: _version, producer: _producer, ...event } = offerEvent({ id: EVENT });
  const markets = definitions.map((definition) => ({
    ...{ definition, main: true, listed: true, lined: false },
    prices: definition.outcomes.map(() => 200),
  }));
  return { ...event, startsAt: Date.now() + LATER_MS, playStatus, markets };
};

const resultOf = (score: Pair): SourceResult => ({
  at: Date.now(),
  facts: { ...NO_RESULT, partsPlayed: 2, parts: [score, { home: 0, away: 0 }], score },
  final: true,
  resolve: ({ outcomes }) => ({ results: outcomes.map((_, index) => ({ resolution: index === 0 ? "WON" : "LOST" })) }),
});
const HOME = resultOf({ home: 1, away: 0 });
const AWAY = resultOf({ home: 0, away: 1 });

const offered = async (): Promise<OfferEvent> =>
  vi.waitFor(async () => {
    const found = (await readOffer(scene.bus)).get(EVENT)?.event;
    expect(found).toBeDefined();
    return found as OfferEvent;
  }, PATIENCE);

const slotOf = ({ markets }: OfferEvent, wanted: MarketDefinition): number =>
  markets.find(
    ({ metaMarketId, specifiers }) =>
      metaMarketId === wanted.metaMarketId && specifiers.total === wanted.specifiers.total,
  )?.slot ?? -1;

const place = async (slot: number): Promise<string> => {
  const event = await offered();
  return vi.waitFor(async () => {
    const request = requestOf([selectionOf(event, slot, { odds: 200 })], "10");
    const { result } = await untilDecided(scene, punter, request);
    expect(result.bets[0]?.reasons).toEqual([]);
    return result.bets[0]?.id as string;
  }, PATIENCE);
};

const resolutionOf = async (bet: string): Promise<string | undefined> => {
  const [row] = await scene.read<{ resolution: string }>(
    `select resolution from (select 0 as number, resolution from bet_ends where bet = '${bet}'
      union all select number, resolution from bet_corrections where bet = '${bet}') as ends order by number desc limit 1`,
  );
  return row?.resolution;
};
const untilResolved = (bet: string, resolution: string): Promise<void> =>
  vi.waitFor(async () => expect(await resolutionOf(bet)).toBe(resolution), PATIENCE);

const loseBus = async (): Promise<void> => {
  feed.stop();
  await feedBus.close();
  await scene.nats.empty();
  await vi.waitFor(async () => {
    await ensureStreams(scene.bus);
    await publishReference(scene.bus);
  }, PATIENCE);
};

beforeEach(async () => {
  scene = await startScene([]);
  await scene.startNode();
  punter = `punter-${randomUUID().slice(0, 8)}`;
  await scene.deposit(punter, "100");
  await startOwnFeed();
  sink.update(eventOf(MARKETS));
});
afterEach(async () => {
  feed?.stop();
  await feedBus?.close();
  await scene?.remove();
});

test("R4 a new platform begins with slot 0 and version 1; after a loss outcomes of open bets keep their slots", async () => {
  const before = await offered();
  expect([before.version, ...before.markets.map(({ slot }) => slot)]).toEqual([1, 0, 3, 5, 7]);
  const over = await place(slotOf(before, total("2.5")));
  const marsh = await place(slotOf(before, SCORERS) + 1);
  await loseBus();
  await startOwnFeed();
  // In another order and with one market more: dealt from zero, each would have the slots of another.
  sink.update(eventOf([SCORERS, total("3.5"), total("2.5"), total("1.5"), RESULT]));
  const after = await offered();
  expect([slotOf(after, total("2.5")), slotOf(after, SCORERS)]).toEqual([5, 7]);
  const highest = Math.max(...before.markets.map(({ slot, outcomes }) => slot + outcomes.length));
  for (const market of [RESULT, total("1.5"), total("3.5")])
    expect(slotOf(after, market)).toBeGreaterThanOrEqual(highest);
  expect(after.version).toBeGreaterThan(before.version + 1);
  // A node that was running all the time takes bets by the new numbers.
  const home = await place(slotOf(after, RESULT));
  sink.update(eventOf([], "ENDED"));
  sink.result(EVENT, HOME);
  for (const bet of [over, home]) await untilResolved(bet, "WON");
  await untilResolved(marsh, "LOST");
});

test("BET-18 a correction is settled after a loss, of an event that is offered again and of one that is not", async () => {
  // The version of the result is far above those that a feed would begin with.
  for (let change = 0; change < 50; change += 1)
    sink.update({ ...eventOf(MARKETS), startsAt: Date.now() + LATER_MS + change });
  const home = await place(slotOf(await offered(), RESULT));
  sink.update(eventOf([], "ENDED"));
  sink.result(EVENT, HOME);
  await untilResolved(home, "WON");
  await loseBus();
  await startOwnFeed();
  sink.update(eventOf([], "ENDED"));
  sink.result(EVENT, AWAY);
  await untilResolved(home, "LOST");
  await loseBus();
  await startOwnFeed();
  sink.result(EVENT, HOME);
  await untilResolved(home, "WON");
  expect(feed.figures().lostResults).toBe(0);
});

test("R4 a match that ended while the bus was lost gets its result", async () => {
  const home = await place(slotOf(await offered(), RESULT));
  await loseBus();
  await startOwnFeed();
  sink.result(EVENT, HOME);
  await untilResolved(home, "WON");
});
