import { applyDelta, type EventPatch, type Market, type OfferChunk, type OfferEvent } from "@touchline/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { totalMarket } from "../../test-support/sample-offer.ts";
import { createPriceStore } from "../offer/price-store.ts";
import { createEventStore } from "./event-store.ts";

const setUp = (event: OfferEvent = serverEvent()) => {
  const time = createManualTime();
  const prices = createPriceStore(time);
  const store = createEventStore(time, prices);
  store.applyDetail(detailOf(event));
  const priceAt = (slot: number): number => {
    const cell = store.cellOf(event.id, slot);
    // A closed price of nought is minus nought.
    return cell === undefined ? 0 : prices.shownPrice(cell) + 0;
  };
  return { time, store, prices, priceAt };
};

const wholeOf = (event: OfferEvent): OfferChunk => {
  const { game, playStatus, detailedPlayStatus, metadata, incidents, suspended, streamed, startsAt } = event;
  const patch = { game, playStatus, detailedPlayStatus, metadata, incidents, suspended, streamed, startsAt };
  return [event.id, 0, event.version, [], { ...patch, markets: structuredClone(event.markets) }];
};

test("a snapshot names and orders every market", () => {
  const { store } = setUp();
  const event = store.event(7);
  expect(event?.markets.map(({ name, line, size }) => [name, line, size])).toEqual([
    ["Match result", null, 3],
    ["Total goals", "2.5", 2],
  ]);
  expect(event?.tournament.name).toBe("Premier Division");
});

test("OFFER-4 a price is painted without telling the screen; anything else tells it", () => {
  const { store, time, prices } = setUp();
  const painted: number[] = [];
  let told = 0;
  prices.bind(store.cellOf(7, 1) as number, { paint: (price) => painted.push(price) });
  time.frame();
  store.subscribeEvent(7, () => (told += 1));
  store.applyFrame([[7, 1, 2, [1, 450]]]);
  time.frame();
  expect(painted).toEqual([440, 450]);
  expect(told).toBe(0);
  store.applyFrame([[7, 2, 3, [], { suspended: true }]]);
  time.frame();
  expect(told).toBe(1);
  expect(painted.at(-1)).toBe(-450);
});

test("a market keeps its place in memory and on the screen while others come and go", () => {
  const { store, priceAt } = setUp();
  const before = store.event(7)?.markets[0];
  store.applyFrame([[7, 1, 2, [], { gone: [3], markets: [totalMarket(5, "3.5", [260, 145])] }]]);
  expect(store.event(7)?.markets[0]).toBe(before);
  expect(priceAt(3)).toBe(0);
  expect(priceAt(5)).toBe(260);
});

test("a market that came by push waits for its name", () => {
  const server = serverEvent();
  const { store } = setUp(server);
  const patch = { markets: [totalMarket(5, "3.5", [260, 145])] };
  store.applyFrame([[7, 1, 2, [], patch]]);
  expect(store.unnamed()).toEqual([7]);
  expect(store.event(7)?.markets.map(({ slot }) => slot)).toEqual([0, 3]);
  applyDelta(server, { version: 2, prices: [], patch });
  store.applyDetail(detailOf(server));
  expect(store.unnamed()).toEqual([]);
  expect(store.event(7)?.markets.map(({ slot }) => slot)).toEqual([0, 3, 5]);
});

test("a snapshot that is older than what came by push brings names only", () => {
  const { store, priceAt } = setUp();
  store.applyFrame([[7, 1, 2, [0, 160]]]);
  store.applyDetail(detailOf(serverEvent()));
  expect(priceAt(0)).toBe(160);
  expect(store.versionOf(7)).toBe(2);
});

test.each([
  ["live", -148],
  ["all", -148],
  ["none", 148],
] as const)("with the lock %s a live price is %i", (lock, price) => {
  const { store, priceAt } = setUp();
  store.setLock(lock);
  expect(priceAt(0)).toBe(price);
});

test("OFFER-5 once a match has ended nothing of it can be picked", () => {
  const { store, priceAt } = setUp();
  store.applyFrame([[7, 1, 2, [], { playStatus: "ENDED" }]]);
  expect(store.event(7)?.ended).toBe(true);
  expect(priceAt(0)).toBe(-148);
});

test("an event that is forgotten is gone, with its prices", () => {
  const { store } = setUp();
  store.keepOnly(new Set());
  expect(store.event(7)).toBeUndefined();
  expect(store.cellOf(7, 0)).toBeUndefined();
});

const price = fc.integer({ min: -2000, max: 2000 });
/** Slots 0 to 2 are the match result's, every odd one from 3 on is a total's. */
const total = fc.record({ slot: fc.integer({ min: 0, max: 4 }), prices: fc.tuple(price, price) });

const change = fc.record({
  heard: fc.boolean(),
  prices: fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), price), { maxLength: 4 }),
  totals: fc.array(total, { maxLength: 2 }),
  gone: fc.array(fc.constantFrom(0, 3, 5, 7), { maxLength: 1 }),
  suspended: fc.option(fc.boolean(), { nil: undefined }),
});

const marketOf = ({ slot, prices }: { readonly slot: number; readonly prices: [number, number] }): Market =>
  totalMarket(3 + slot * 2, `${slot}.5`, [...prices]);

test("PUSH-3 whatever was missed, applying chunks ends equal to the server", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
      const server = serverEvent();
      const { store, priceAt } = setUp(server);
      for (const { heard, prices, totals, gone, suspended } of changes) {
        const base = server.version;
        const patch: EventPatch = {
          markets: totals.map(marketOf),
          gone,
          ...(suspended !== undefined && { suspended }),
        };
        const flat = prices.flat();
        applyDelta(server, { version: base + 1, prices: flat, patch: structuredClone(patch) });
        if (!heard) continue;
        const missed = store.applyFrame([[7, base, server.version, flat, structuredClone(patch)]]);
        if (missed.length > 0) store.applyFrame([wholeOf(server)]);
      }
      store.applyFrame([wholeOf(server)]);
      store.applyDetail(detailOf(server));

      expect(store.versionOf(7)).toBe(server.version);
      expect(store.event(7)?.suspended).toBe(server.suspended);
      expect(new Set(store.event(7)?.markets.map(({ slot }) => slot))).toEqual(
        new Set(server.markets.map(({ slot }) => slot)),
      );
      for (const market of server.markets) {
        for (const [index, value] of market.prices.entries()) {
          expect(priceAt(market.slot + index)).toBe(server.suspended ? -Math.abs(value) || 0 : value);
        }
      }
    }),
  );
});
