import {
  applyDelta,
  type EventPatch,
  type ListEvent,
  type Market,
  type OfferChunk,
  type OfferEvent,
} from "@touchline/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { resultMarket, sampleEvent, sampleList, sampleMetadata, totalMarket } from "../../test-support/sample-offer.ts";
import { createOfferStore, type OfferStore } from "./offer-store.ts";

const setUp = (event: ListEvent = sampleEvent(7)) => {
  const time = createManualTime();
  const store = createOfferStore(time);
  store.applyLists([sampleList([event])]);
  return { time, store };
};

const priceOf = (store: OfferStore, slot: number, id = 7): number | undefined => {
  const cell = store.cellOf(id, slot);
  return cell === undefined ? undefined : store.shownPrice(cell);
};

const pricesOf = (store: OfferStore, id = 7): Record<number, number | undefined> =>
  Object.fromEntries(
    (store.event(id)?.markets ?? []).flatMap(({ slot, size }) =>
      Array.from({ length: size }, (_, index) => [slot + index, priceOf(store, slot + index, id)]),
    ),
  );

test("a chunk that follows the version held is applied", () => {
  const { store } = setUp();
  expect(store.applyFrame([[7, 1, 2, [0, 150, 4, 200]]])).toEqual([]);
  expect(pricesOf(store)).toEqual({ 0: 150, 1: 440, 2: 675, 3: 183, 4: 200 });
  expect(store.versionOf(7)).toBe(2);
});

test("a chunk over several versions is applied if it begins at or below the version held", () => {
  const { store } = setUp(sampleEvent(7, { version: 5 }));
  expect(store.applyFrame([[7, 3, 9, [0, 150]]])).toEqual([]);
  expect(store.versionOf(7)).toBe(9);
});

test("a chunk at or below the version held is ignored", () => {
  const { store } = setUp(sampleEvent(7, { version: 5 }));
  expect(store.applyFrame([[7, 4, 5, [0, 999]]])).toEqual([]);
  expect(priceOf(store, 0)).toBe(148);
});

test("PUSH-3 a chunk that begins above the version held is a gap: it is not applied, and named", () => {
  const { store } = setUp();
  expect(store.applyFrame([[7, 2, 3, [0, 999]]])).toEqual([7]);
  expect(priceOf(store, 0)).toBe(148);
  expect(store.versionOf(7)).toBe(1);
});

test("PUSH-3 a chunk with base 0 replaces every listed market, whatever was missed", () => {
  const { store } = setUp();
  store.applyFrame([[7, 0, 40, [], { markets: [resultMarket([130, 500, 900]), totalMarket(12, "3.5", [210, 170])] }]]);
  expect(pricesOf(store)).toEqual({ 0: 130, 1: 500, 2: 900, 12: 210, 13: 170 });
  expect(store.event(7)?.markets.map(({ line }) => line)).toEqual([null, "3.5"]);
});

test("a line that moved takes the old line's place", () => {
  const { store } = setUp();
  const patch: EventPatch = { markets: [totalMarket(3, "2.5", [150, 240], false), totalMarket(12, "3.5", [190, 188])] };
  store.applyFrame([[7, 1, 2, [], patch]]);
  expect(pricesOf(store)).toEqual({ 0: 148, 1: 440, 2: 675, 12: 190, 13: 188 });
});

test("a line that moved takes the old line's place even if the old one is not spoken of", () => {
  const { store } = setUp();
  store.applyFrame([[7, 1, 2, [], { markets: [totalMarket(12, "3.5", [190, 188])] }]]);
  expect(store.event(7)?.markets.map(({ slot }) => slot)).toEqual([0, 12]);
});

test("a market that is gone leaves the row", () => {
  const { store } = setUp();
  store.applyFrame([[7, 1, 2, [], { gone: [3] }]]);
  expect(pricesOf(store)).toEqual({ 0: 148, 1: 440, 2: 675 });
});

test("a market of a kind that no snapshot has named is left out", () => {
  const { store } = setUp();
  const unknown: Market = { ...totalMarket(20, "1", [200, 200]), metaMarketId: 999 };
  store.applyFrame([[7, 1, 2, [20, 210], { markets: [unknown] }]]);
  expect(store.event(7)?.markets.map(({ slot }) => slot)).toEqual([0, 3]);
});

test("OFFER-5 a suspended event locks every price, and opens them again", () => {
  const { store } = setUp();
  store.applyFrame([[7, 1, 2, [], { suspended: true }]]);
  expect(Object.values(pricesOf(store))).toEqual([-148, -440, -675, -183, -194]);
  store.applyFrame([[7, 2, 3, [0, 160], { suspended: false }]]);
  expect(Object.values(pricesOf(store))).toEqual([160, 440, 675, 183, 194]);
});

test("a market that is new while its event is suspended is locked too", () => {
  const { store } = setUp(sampleEvent(7, { suspended: true }));
  store.applyFrame([[7, 1, 2, [], { markets: [totalMarket(12, "3.5", [190, 188])] }]]);
  expect(priceOf(store, 12)).toBe(-190);
});

test("OFFER-4 score, clock and play status follow the patch", () => {
  const { store } = setUp();
  store.applyFrame([[7, 1, 2, [], { game: "LIVE", metadata: sampleMetadata, detailedPlayStatus: 1 }]]);
  expect(store.event(7)).toMatchObject({ live: true, metadata: sampleMetadata, detailedPlayStatus: 1 });
});

test("an event that has ended says so and is locked", () => {
  const { store } = setUp();
  store.applyFrame([[7, 1, 2, [], { playStatus: "ENDED" }]]);
  expect(store.event(7)?.ended).toBe(true);
  expect(priceOf(store, 0)).toBe(-148);
});

test("a lock of live prices leaves the others open", () => {
  const { store } = setUp(sampleEvent(7, { live: true, metadata: sampleMetadata }));
  store.applyLists([sampleList([sampleEvent(8)])]);
  store.setLock("live");
  expect([priceOf(store, 0, 7), priceOf(store, 0, 8)]).toEqual([-148, 148]);
  store.setLock("all");
  expect([priceOf(store, 0, 7), priceOf(store, 0, 8)]).toEqual([-148, -148]);
  store.setLock("none");
  expect([priceOf(store, 0, 7), priceOf(store, 0, 8)]).toEqual([148, 148]);
});

test("a snapshot older than what is held changes nothing", () => {
  const { store } = setUp();
  store.applyFrame([[7, 1, 5, [0, 160]]]);
  store.applyLists([sampleList([sampleEvent(7, { version: 4 })])]);
  expect(priceOf(store, 0)).toBe(160);
  expect(store.versionOf(7)).toBe(5);
});

test("a newer snapshot moves the prices in their cells", () => {
  const { store } = setUp();
  const cell = store.cellOf(7, 0);
  const markets = [{ metaMarketId: 201, slot: 0, line: null, prices: [170, 400, 500] }];
  store.applyLists([sampleList([sampleEvent(7, { version: 9, markets })])]);
  expect(store.cellOf(7, 0)).toBe(cell);
  expect(pricesOf(store)).toEqual({ 0: 170, 1: 400, 2: 500 });
});

test("an event that is listed again has not ended", () => {
  const { store } = setUp();
  store.endEvent(7);
  expect(priceOf(store, 0)).toBe(-148);
  store.applyLists([sampleList([sampleEvent(7, { version: 2 })])]);
  expect(store.event(7)?.ended).toBe(false);
  expect(priceOf(store, 0)).toBe(148);
});

test("a row is told of changes of its shape once per frame, and never of prices", () => {
  const { store, time } = setUp();
  let told = 0;
  store.subscribeEvent(7, () => (told += 1));
  store.applyFrame([[7, 1, 2, [0, 150]]]);
  time.frame();
  expect(told).toBe(0);
  store.applyFrame([[7, 2, 3, [], { suspended: true }]]);
  store.applyFrame([[7, 3, 4, [], { suspended: false }]]);
  time.frame();
  expect(told).toBe(1);
});

test("events that are on no page are forgotten, unless they are kept", () => {
  const { store } = setUp();
  store.applyLists([sampleList([sampleEvent(8), sampleEvent(9)])]);
  store.keep(new Set([8]));
  store.keepOnly(new Set([7]));
  expect([7, 8, 9].map((id) => store.event(id) !== undefined)).toEqual([true, true, false]);
});

/** A server's event, and the node's way of speaking of it: by deltas, or in full to who has missed something. */
const createServer = () => {
  const { version, markets: _, ...fields } = sampleEvent(7);
  const event = {
    ...fields,
    version,
    markets: [resultMarket([148, 440, 675]), totalMarket(3, "2.5", [183, 194])],
  } as unknown as OfferEvent;
  const listed = (): Market[] => event.markets.filter((market) => market.listed);
  return {
    change: (prices: number[], patch?: EventPatch): OfferChunk => {
      const base = event.version;
      const next = patch && structuredClone(patch);
      applyDelta(event, { version: base + 1, prices, ...(next ? { patch: next } : {}) });
      return patch ? [7, base, event.version, prices, patch] : [7, base, event.version, prices];
    },
    full: (): OfferChunk => [
      7,
      0,
      event.version,
      [],
      { suspended: event.suspended, markets: structuredClone(listed()) },
    ],
    prices: (): Record<number, number> =>
      Object.fromEntries(
        listed().flatMap(({ slot, prices }) =>
          prices.map((price, index) => [slot + index, event.suspended ? -Math.abs(price) : price]),
        ),
      ),
    slots: (): number[] => event.markets.flatMap(({ slot, prices }) => prices.map((_price, index) => slot + index)),
  };
};

const step = fc.record({
  kind: fc.constantFrom("price", "suspend", "line"),
  price: fc.integer({ min: -3000, max: 3000 }),
  pick: fc.nat(),
  lost: fc.boolean(),
});

test("PUSH-3 whatever is lost on the way, the store ends up equal to the server", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { store } = setUp();
      const server = createServer();
      let nextSlot = 100;
      for (const { kind, price, pick, lost } of steps) {
        const slots = server.slots();
        const chunk =
          kind === "price"
            ? server.change([slots[pick % slots.length] as number, price])
            : kind === "suspend"
              ? server.change([], { suspended: price < 0 })
              : server.change([], {
                  markets: [totalMarket((nextSlot += 2), String(pick % 9), [price, 200])],
                  gone: [slots.at(-2) as number],
                });
        if (lost) continue;
        if (store.applyFrame([chunk]).length > 0) store.applyFrame([server.full()]);
      }
      store.applyFrame([server.full()]);
      expect(pricesOf(store)).toEqual(server.prices());
    }),
  );
});

const setUpLines = () => {
  const time = createManualTime();
  const store = createOfferStore(time, undefined, () => "lines");
  const { markets } = sampleEvent(7);
  const beside = { metaMarketId: 202, slot: 12, line: "3.5", prices: [260, 145] };
  store.applyLists([sampleList([sampleEvent(7, { markets: [...markets, beside] })])]);
  return store;
};

const linesOf = (store: OfferStore) => store.event(7)?.markets.map(({ line, main }) => [line, main]);

test("PEER-11 a list with several lines holds them beside the main one", () => {
  expect(linesOf(setUpLines())).toEqual([
    [null, true],
    ["2.5", true],
    ["3.5", false],
  ]);
});

test("PEER-11 the main line moves on, the old one stays, and the lines are sorted by how near they are", () => {
  const store = setUpLines();
  const moved = [
    { ...totalMarket(12, "3.5", [190, 188]), main: true },
    { ...totalMarket(14, "4.5", [320, 130], false), main: false },
  ];
  store.applyFrame([[7, 1, 2, [], { markets: moved }]]);
  expect(linesOf(store)).toEqual([
    [null, true],
    ["3.5", true],
    ["2.5", false],
    ["4.5", false],
  ]);
  expect(priceOf(store, 12)).toBe(190);
});

test("PEER-11 a line that is lined no more leaves the list", () => {
  const store = setUpLines();
  store.applyFrame([[7, 1, 2, [], { markets: [{ ...totalMarket(12, "3.5", [260, 145], false), lined: false }] }]]);
  expect(linesOf(store)).toHaveLength(2);
});

test("what is out of date is replaced by whatever comes next, in the same cells", () => {
  const { store } = setUp(sampleEvent(7, { version: 5 }));
  const before = store.cellOf(7, 0);
  store.outdate();
  expect(store.versionOf(7)).toBe(0);
  store.applyLists([
    sampleList([
      sampleEvent(7, { version: 5, markets: [{ metaMarketId: 201, slot: 0, line: null, prices: [150, 400, 600] }] }),
    ]),
  ]);
  expect(pricesOf(store)).toEqual({ 0: 150, 1: 400, 2: 600 });
  expect(store.cellOf(7, 0)).toBe(before);
});

test("tables are told of when a list brings a new name, and stay the same object when it brings none", () => {
  const { store } = setUp();
  let told = 0;
  store.subscribeTables(() => {
    told += 1;
  });
  const before = store.tables();
  store.applyLists([structuredClone(sampleList([sampleEvent(8)]))]);
  expect([store.tables() === before, told]).toEqual([true, 0]);
  const list = sampleList([sampleEvent(9)]);
  const [sport] = list.sports;
  if (!sport) throw new Error("the sample has no sport");
  store.applyLists([{ ...list, sports: [{ ...sport, name: "Renamed" }] }]);
  expect(told).toBe(1);
  expect(store.tables().sports.get(sport.id)?.name).toBe("Renamed");
  expect(store.tables().metaMarkets).toBe(before.metaMarkets);
});
