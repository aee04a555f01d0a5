import { NO_RESULT } from "@touchline/betting";
import { type EventResult, eventResultSchema, type Resolution } from "@touchline/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { MarketVerdict, SourceResult } from "../source.ts";
import { createSettlementBook } from "./settlement-book.ts";

const MARKETS = [
  { slot: 0, metaMarketId: 201, specifiers: {}, outcomes: [1, 2] },
  { slot: 2, metaMarketId: 202, specifiers: { total: "2.5" }, outcomes: [4, 5] },
  { slot: 4, metaMarketId: 202, specifiers: { total: "3.5" }, outcomes: [4, 5] },
];
const EVENT = { eventId: 7, version: 1, playStatus: "RUNNING" } as const;

const verdict = (...resolutions: (Resolution | null)[]): MarketVerdict => ({
  results: resolutions.map((resolution) => resolution && { resolution }),
});
const HOME = verdict("WON", "LOST");
const AWAY = verdict("LOST", "WON");
const OPEN = verdict(null, null);

/** What a source says, by slot. */
const say = (said: Readonly<Record<number, MarketVerdict>>, final = false): SourceResult => ({
  at: 5,
  facts: final ? NO_RESULT : null,
  final,
  resolve: ({ metaMarketId, specifiers }) => {
    const market = MARKETS.find((one) => one.metaMarketId === metaMarketId && one.specifiers === specifiers);
    return said[market?.slot ?? -1] ?? null;
  },
});

const settle = (book: ReturnType<typeof createSettlementBook>, result: SourceResult, version = 1) =>
  book.settle(MARKETS, result, { ...EVENT, version });
const told = (result: EventResult | null) =>
  result?.markets.map(({ slot, resolutions, version }) => [slot, resolutions.join(), version]);

test("PEER-16 a result has everything decided so far, each market with the version in which it changed", () => {
  const book = createSettlementBook();
  expect(settle(book, say({ 0: OPEN }))).toBeNull();
  expect(told(settle(book, say({ 0: HOME }), 10))).toEqual([[0, "WON,LOST", 10]]);
  expect(settle(book, say({ 0: verdict("WON", "LOST") }), 11)).toBeNull();
  const second = settle(book, say({ 4: AWAY }), 11);
  expect(told(second)).toEqual([
    [0, "WON,LOST", 10],
    [4, "LOST,WON", 11],
  ]);
  expect(second).toMatchObject({ eventId: 7, final: false, facts: null });
  // Nothing else happened on the event, and yet no version is used twice.
  expect(told(settle(book, say({ 0: AWAY }), 11))).toEqual([
    [0, "LOST,WON", 12],
    [4, "LOST,WON", 11],
  ]);
});

test("PEER-16 a rolled back market is open in the result, and a market that was never decided is not in it", () => {
  const book = createSettlementBook();
  settle(book, say({ 0: HOME }));
  expect(told(settle(book, say({ 0: OPEN, 2: OPEN })))).toEqual([[0, ",", 2]]);
  expect(told(settle(book, say({ 0: HOME })))).toEqual([[0, "WON,LOST", 3]]);
});

test("PEER-16 a cancellation is in the result with its period until it is taken back", () => {
  const book = createSettlementBook();
  const cancelled = [{ from: 100, to: 200 }];
  expect(settle(book, say({ 2: { ...OPEN, cancelled } }))?.markets).toMatchObject([{ slot: 2, cancelled }]);
  expect(settle(book, say({ 2: { ...AWAY, cancelled } }))?.markets).toMatchObject([{ cancelled, version: 2 }]);
  const back = settle(book, say({ 2: { ...AWAY, cancelled: [] } }));
  expect(back?.markets[0]).not.toHaveProperty("cancelled");
  expect(told(back)).toEqual([[2, "LOST,WON", 3]]);
});

test("PEER-16 what was seen live is marked until it is confirmed, and shared places are told", () => {
  const book = createSettlementBook();
  expect(settle(book, say({ 0: { ...HOME, certainty: "LIVE" } }))?.markets[0]?.certainty).toBe("LIVE");
  expect(settle(book, say({ 0: { ...HOME, certainty: "CONFIRMED" } }))?.markets[0]).not.toHaveProperty("certainty");
  const shared: MarketVerdict = {
    results: [{ resolution: "WON", deadHeat: { won: 1, of: 2 } }, { resolution: "LOST" }],
  };
  expect(settle(book, say({ 0: shared }))?.markets[0]?.deadHeats).toEqual([{ won: 1, of: 2 }, null]);
});

test("PEER-16 the final result is published once, and again when only its facts are corrected", () => {
  const book = createSettlementBook();
  const final = say({ 0: HOME }, true);
  expect(settle(book, final)?.final).toBe(true);
  expect(settle(book, final)).toBeNull();
  const corrected = { ...final, facts: { ...NO_RESULT, score: { home: 1, away: 0 } } };
  expect(settle(book, corrected)?.version).toBe(2);
});

test("PEER-16 a result stored by an earlier version is read as final, every market of its version", () => {
  const stored = eventResultSchema.parse({
    ...{ eventId: 7, version: 9, at: 5, playStatus: "ENDED", facts: NO_RESULT },
    markets: [{ ...MARKETS[0], resolutions: ["WON", "LOST"] }],
  });
  const book = createSettlementBook(stored);
  expect(settle(book, say({ 0: HOME }, true))).toBeNull();
  expect(told(settle(book, say({ 2: HOME }, true)))).toEqual([
    [0, "WON,LOST", 9],
    [2, "WON,LOST", 10],
  ]);
});

const anyVerdict = fc.constantFrom(HOME, AWAY, OPEN, { ...HOME, certainty: "LIVE" } as MarketVerdict, null);
const anySaid = fc.tuple(anyVerdict, anyVerdict, anyVerdict, fc.boolean());

test("PEER-16 after a restart a book goes on exactly as if there had been none", () => {
  fc.assert(
    fc.property(fc.array(anySaid, { maxLength: 12 }), (steps) => {
      const whole = createSettlementBook();
      let restarted = createSettlementBook();
      for (const [first, second, third, restarts] of steps) {
        const said = { ...(first && { 0: first }), ...(second && { 2: second }), ...(third && { 4: third }) };
        expect(settle(restarted, say(said))).toEqual(settle(whole, say(said)));
        const last = restarted.last();
        if (restarts)
          restarted = createSettlementBook(last && eventResultSchema.parse(JSON.parse(JSON.stringify(last))));
      }
    }),
  );
});
