import { NO_RESULT } from "@touchline/betting";
import { applyDelta, type OfferEvent, offerEventSchema } from "@touchline/protocol";
import { offerEvent } from "@touchline/protocol/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MarketDefinition, SourceEvent, SourceMarket } from "../source.ts";
import { createLedger, VERSION_GAP } from "./ledger.ts";

const definitions: readonly MarketDefinition[] = [
  { metaMarketId: 201, specifiers: {}, outcomes: [1, 2, 3] },
  { metaMarketId: 202, specifiers: { total: "2.5" }, outcomes: [4, 5] },
  { metaMarketId: 202, specifiers: { total: "3.5" }, outcomes: [4, 5] },
  { metaMarketId: 203, specifiers: {}, outcomes: [6, 7], names: ["A. Kirby", "B. Marsh"] },
];

const eventWith = (markets: readonly SourceMarket[], fields: Partial<SourceEvent> = {}): SourceEvent => {
  const { version: _version, producer: _producer, ...event } = offerEvent({ id: 7, startsAt: 1_000 });
  return { ...event, markets, ...fields };
};

const quote = (definition: MarketDefinition, prices: readonly number[], main = true): SourceMarket => ({
  definition,
  main,
  listed: main,
  lined: true,
  prices,
});

const arbitraryEvent = fc
  .record({
    markets: fc.array(
      fc.record({
        kind: fc.integer({ min: 0, max: definitions.length - 1 }),
        main: fc.boolean(),
        price: fc.integer({ min: -300, max: 300 }),
      }),
    ),
    suspended: fc.boolean(),
    startsAt: fc.integer({ min: 1, max: 3 }),
    catalogIds: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }),
  })
  .map(({ markets, ...fields }) => {
    const byKind = new Map(markets.map((market) => [market.kind, market]));
    const quotes = [...byKind.values()].map(({ kind, main, price }) => {
      const definition = definitions[kind] as MarketDefinition;
      return quote(
        definition,
        definition.outcomes.map((_, index) => price + index),
        main,
      );
    });
    return eventWith(quotes, fields);
  });

const contentOf = ({ markets, version: _version, producer: _producer, ...fields }: OfferEvent) => ({
  ...fields,
  markets: markets.map(({ slot: _slot, ...market }) => market).toSorted(byKind),
});
const sourceContent = ({ markets, ...fields }: SourceEvent) => ({
  ...fields,
  markets: markets
    .map(({ definition, main, listed, lined, prices }) => ({ ...definition, main, listed, lined, prices }))
    .toSorted(byKind),
});
const byKind = (
  a: Pick<MarketDefinition, "metaMarketId" | "specifiers">,
  b: Pick<MarketDefinition, "metaMarketId" | "specifiers">,
): number =>
  JSON.stringify([a.metaMarketId, a.specifiers]).localeCompare(JSON.stringify([b.metaMarketId, b.specifiers]));

test("a consumer that applies every delta has the source's state", () => {
  fc.assert(
    fc.property(fc.array(arbitraryEvent, { minLength: 1, maxLength: 12 }), (said) => {
      const ledger = createLedger("simulator", new Map());
      let follower: OfferEvent | null = null;
      let version = 0;
      for (const source of said) {
        const change = ledger.update(source);
        if (change) {
          expect(change.delta.version).toBe(version + 1);
          version += 1;
          // Through JSON, as a consumer has it.
          if (follower) applyDelta(follower, structuredClone(change.delta));
          else follower = offerEventSchema.parse(JSON.parse(JSON.stringify(change.event)));
        }
        expect(follower).toEqual(ledger.get(source.id));
        expect(contentOf(follower as OfferEvent)).toEqual(sourceContent(source));
      }
    }),
  );
});

test("a slot means the same outcome forever, also after restarts", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(arbitraryEvent, fc.boolean()), { maxLength: 15 }), (said) => {
      let ledger = createLedger("simulator", new Map());
      const meanings = new Map<number, string>();
      for (const [source, restarts] of said) {
        ledger.update(source);
        const event = ledger.get(source.id) as OfferEvent;
        for (const { slot, metaMarketId, specifiers, outcomes } of event.markets) {
          for (const [index, outcome] of outcomes.entries()) {
            const meaning = JSON.stringify([metaMarketId, specifiers, outcome]);
            expect(meanings.get(slot + index) ?? meaning).toBe(meaning);
            meanings.set(slot + index, meaning);
          }
        }
        const slots = ledger.slots(source.id);
        if (restarts && slots) {
          const held = JSON.parse(JSON.stringify({ event, slots }));
          ledger = createLedger("simulator", new Map([[source.id, held]]));
        }
      }
    }),
  );
});

describe("the delta", () => {
  const [result, over] = definitions as [MarketDefinition, MarketDefinition];
  const ledgerWith = (source: SourceEvent) => {
    const ledger = createLedger("simulator", new Map());
    ledger.update(source);
    return ledger;
  };

  test("is null when nothing changed", () => {
    const source = eventWith([quote(result, [200, 300, 400])]);
    expect(ledgerWith(source).update(structuredClone(source))).toBeNull();
  });

  test("has only the changed prices", () => {
    const ledger = ledgerWith(eventWith([quote(result, [200, 300, 400]), quote(over, [190, 190])]));
    const change = ledger.update(eventWith([quote(result, [200, 310, 400]), quote(over, [190, -190])]));
    expect(change?.delta).toEqual({ version: 2, prices: [1, 310, 4, -190] });
  });

  test("has a full market when its line changed, and the slots that are gone", () => {
    const ledger = ledgerWith(eventWith([quote(result, [200, 300, 400]), quote(over, [190, 190])]));
    const change = ledger.update(eventWith([quote(over, [190, 190], false)], { suspended: true }));
    expect(change?.delta).toEqual({
      version: 2,
      prices: [],
      patch: {
        suspended: true,
        gone: [0],
        markets: [
          {
            slot: 3,
            ...over,
            specifiers: { total: "2.5" },
            outcomes: [4, 5],
            main: false,
            listed: false,
            lined: true,
            prices: [190, 190],
          },
        ],
      },
    });
  });

  test("has everything under a new version after a refresh", () => {
    const ledger = ledgerWith(eventWith([quote(over, [190, 190])]));
    const change = ledger.refresh(7);
    expect(change?.delta.version).toBe(2);
    expect(change?.delta.patch).toMatchObject({ game: "PREMATCH", suspended: false, markets: change?.event.markets });
    expect(change?.event.version).toBe(2);
  });
});

test("PEER-17 after a restart an event is published whole, above any version that the feed before could still publish", () => {
  const first = createLedger("simulator", new Map());
  const [result] = definitions as [MarketDefinition];
  for (const price of [200, 210, 220]) first.update(eventWith([quote(result, [price, 300, 400])]));
  const held = {
    event: structuredClone(first.get(7) as OfferEvent),
    slots: first.slots(7) ?? { next: 0, markets: [] },
  };
  const second = createLedger("simulator", new Map([[7, held]]));
  const whole = second.update(eventWith([quote({ ...result }, [220, 300, 400])]));
  expect(whole?.delta).toMatchObject({ version: 3 + VERSION_GAP, patch: { markets: [{ prices: [220, 300, 400] }] } });
  expect(whole?.before).not.toBeNull();
  expect(second.update(eventWith([quote({ ...result }, [220, 300, 400])]))).toBeNull();
  expect(second.update(eventWith([quote({ ...result }, [230, 300, 400])]))?.delta).toEqual({
    version: 4 + VERSION_GAP,
    prices: [0, 230],
  });
});

test("does not reuse the old slots for another match under a known id", () => {
  const [result, over] = definitions as [MarketDefinition, MarketDefinition];
  const first = createLedger("simulator", new Map());
  first.update(eventWith([quote(result, [200, 300, 400])]));
  const held = {
    event: structuredClone(first.get(7) as OfferEvent),
    slots: first.slots(7) ?? { next: 0, markets: [] },
  };
  const second = createLedger("simulator", new Map([[7, held]]));
  const competitors = [
    { id: 8, name: "Westhaven", kit: null },
    { id: 9, name: "Redcliffe", kit: null },
  ];
  const change = second.update(eventWith([quote(result, [150, 400, 700]), quote(over, [190, 190])], { competitors }));
  expect(change?.event.version).toBe(1 + VERSION_GAP);
  expect(change?.event.markets.map(({ slot }) => slot)).toEqual([3, 6]);
  expect(change?.delta.patch?.gone).toEqual([0]);
});

test("a result has every market ever offered, by slot", () => {
  const ledger = createLedger("simulator", new Map());
  const [result, over] = definitions as [MarketDefinition, MarketDefinition];
  ledger.update(eventWith([quote(result, [200, 300, 400]), quote(over, [190, 190])]));
  ledger.update(eventWith([], { playStatus: "ENDED", suspended: true }));
  const settled = ledger.settle(7, {
    at: 5,
    facts: NO_RESULT,
    final: true,
    resolve: ({ outcomes }) => ({
      results: outcomes.map((_, index) => ({ resolution: index === 0 ? "WON" : "LOST" })),
    }),
  });
  expect(settled).toMatchObject({ eventId: 7, version: 2, playStatus: "ENDED" });
  expect(settled?.markets.map(({ slot, resolutions }) => [slot, resolutions])).toEqual([
    [0, ["WON", "LOST", "LOST"]],
    [3, ["WON", "LOST"]],
  ]);
});
