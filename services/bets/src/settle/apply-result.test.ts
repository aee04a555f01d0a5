import type { BetEnd, StoredBet } from "@touchline/db";
import type { OfferEvent } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { abandonedResult, resultOf } from "../test-support/results.ts";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { legOn, resolved, resultOutcome, storedBet } from "../test-support/stored-bets.ts";
import { applyResult } from "./apply-result.ts";

const match: OfferEvent = prematchEvent(7);
const home = resultOf(match, { home: 1, away: 0 });
const away = resultOf(match, { home: 0, away: 1 });

const settle = (bet: StoredBet, result = home, promise: Parameters<typeof applyResult>[2] = null) =>
  applyResult(bet, result, promise, null);

const endOf = (more: Partial<BetEnd> = {}): BetEnd => ({
  ...{ by: "result", at: new Date(), resolution: "WON", cashback: false, refundReason: null, payout: 2_000n },
  ...{ received: more.payout ?? 2_000n, tax: 0n, bonus: 0n },
  ...more,
});

describe("a result", () => {
  test("BET-18 settles a single with its resolution and payout", () => {
    expect(settle(storedBet([legOn(7)]))?.settled).toMatchObject({ resolution: "WON", payout: 2_000n });
    expect(settle(storedBet([legOn(7)]), away)?.settled).toMatchObject({ resolution: "LOST", payout: 0n });
  });

  test.each(["HALF_WON", "HALF_LOST", "VOID"] as const)(
    "BET-18 settles as %s when the source says so",
    (resolution) => {
      const result = { ...home, markets: home.markets.map((market) => ({ ...market, resolutions: [resolution] })) };
      expect(settle(storedBet([legOn(7)]), result)?.settled?.resolution).toBe(resolution);
    },
  );

  test("leaves a combo open until its last leg, and records the leg's result", () => {
    const change = settle(storedBet([legOn(7), legOn(8)]));
    expect(change?.settled).toBeUndefined();
    expect(change?.legResults).toMatchObject([{ position: 0, result: { resolution: "WON" } }]);
    const last = storedBet([legOn(7), legOn(8)], { legResults: [null, resolved("WON")] });
    expect(settle(last)?.settled).toMatchObject({ resolution: "WON", payout: 4_000n });
  });

  test("PEER-1 pays in proportion to the stake that was not cashed out", () => {
    const rest = storedBet([legOn(7)], { parts: 1, cashedStake: 400n, cashedOut: 380n });
    expect(settle(rest)?.settled?.payout).toBe(1_200n);
  });

  test("R5 changes nothing for a bet that has the result, and does not end a bet that has ended", () => {
    expect(settle(storedBet([legOn(7)], { legResults: [resolved("WON", home.version)] }))).toBeNull();
    const cashed = storedBet([legOn(7)], { phase: "PAID_OUT", end: endOf({ by: "cashout", resolution: null }) });
    expect(settle(cashed)).toEqual({ legResults: [expect.anything()] });
  });

  test("voids the bet with a reason when the match was abandoned or has no result for the market", () => {
    const broken = settle(storedBet([legOn(7)]), abandonedResult(match));
    expect(broken?.settled).toMatchObject({ resolution: "VOID", refundReason: "EVENT_ABANDONED", payout: 1_000n });
    const unknown = settle(storedBet([legOn(7, { slots: [77] })]));
    expect(unknown?.settled).toMatchObject({ resolution: "VOID", refundReason: "NO_RESULT" });
    const both = storedBet([legOn(7), legOn(8)], { legResults: [null, resolved("VOID")] });
    expect(settle(both, abandonedResult(match))?.settled).toMatchObject({ refundReason: "EVENT_ABANDONED" });
  });

  test("R6 takes back tax and bonus of a stake that is refunded, in proportion to what was not cashed out", () => {
    const taxed = storedBet([legOn(7)], { payinTax: 100n, parts: 1, cashedStake: 500n });
    const terms = { ...taxed.terms, taxesAndBonuses: { payinTax: 10 } };
    const refunded = settle({ ...taxed, terms }, abandonedResult(match))?.settled;
    expect(refunded).toMatchObject({ payout: 500n, tax: -50n, bonus: 0n });
  });

  test("loses a bet builder with any of its outcomes, as one leg", () => {
    const builder = storedBet([legOn(7, { slots: [0, 1] })]);
    expect(settle(builder)?.legResults).toMatchObject([{ result: { resolution: "LOST", outcomes: ["WON", "LOST"] } }]);
  });
});

describe("R4 a result with other slots than those bet on", () => {
  const marsh = { ...resultOutcome(0), metaMarketId: 3, metaOutcomeId: 9, outcomeName: "B. Marsh" };
  const scorers = { slot: 4, metaMarketId: 3, specifiers: {}, outcomes: [9, 9], names: ["A. Kirby", "B. Marsh"] };
  const bet = storedBet([legOn(7, { outcomes: [resultOutcome(0)] })]);
  const onMarsh = storedBet([legOn(7, { outcomes: [marsh] })]);
  const withMarkets = (markets: typeof home.markets) => ({ ...home, markets });

  test("R4 settles by market, specifiers and outcome", () => {
    const other = {
      slot: 0,
      metaMarketId: 2,
      specifiers: { total: "2.5" },
      outcomes: [1, 2],
      resolutions: ["LOST", "WON"],
    };
    const [own] = home.markets as [(typeof home.markets)[0]];
    const renumbered = withMarkets([other as typeof own, { ...own, slot: 2 }]);
    expect(settle(bet, renumbered)?.settled?.resolution).toBe("WON");
    const lined = { ...own, specifiers: { part: "1" }, resolutions: own.resolutions.toReversed() };
    expect(settle(bet, withMarkets([lined, { ...own, slot: 9 }]))?.settled?.resolution).toBe("WON");
  });

  test("R4 settles a player by the name that was bet on", () => {
    const result = withMarkets([{ ...scorers, resolutions: ["LOST", "WON"] }]);
    expect(settle(onMarsh, result)?.settled?.resolution).toBe("WON");
  });

  test("R4 refuses to settle what is not in the result and has no rule", () => {
    const kirbyOnly = { ...scorers, outcomes: [9], names: ["A. Kirby"], resolutions: ["WON" as const] };
    expect(() => settle(onMarsh, withMarkets([kirbyOnly]))).toThrow(/not in the result/);
    expect(() => settle(bet, withMarkets([{ ...scorers, slot: 0, resolutions: ["WON", "WON"] }]))).toThrow(/7o0/);
  });
});

describe("BET-18 the cashback promise", () => {
  const combo = (cashback?: StoredBet["terms"]["cashback"]): StoredBet => {
    const legs = [legOn(7), legOn(8), legOn(9), legOn(10)];
    const others = [null, resolved("WON"), resolved("WON"), resolved("WON")];
    const bet = storedBet(legs, { legResults: others });
    return cashback === undefined ? bet : { ...bet, terms: { ...bet.terms, cashback } };
  };
  const promise = { legs: 4, minOdds: 130 };

  test("BET-18 is that of the placement, whatever the book says at settlement", () => {
    const returned = { resolution: "LOST", cashback: true, payout: 1_000n };
    const lost = { resolution: "LOST", cashback: false, payout: 0n };
    expect(settle(combo(promise), away, null)?.settled).toMatchObject(returned);
    expect(settle(combo(promise), away, { legs: 5, minOdds: 130 })?.settled).toMatchObject(returned);
    expect(settle(combo(null), away, promise)?.settled).toMatchObject(lost);
    expect(settle(combo({ legs: 5, minOdds: 130 }), away, promise)?.settled).toMatchObject(lost);
  });

  test("BET-18 is the book's for a bet from before it was stored", () => {
    expect(settle(combo(), away, promise)?.settled).toMatchObject({ cashback: true, payout: 1_000n });
  });
});

describe("a corrected result", () => {
  const again = { ...away, version: home.version + 1 };
  const settled = (end: Partial<BetEnd> = {}): StoredBet =>
    storedBet([legOn(7)], { phase: "PAID_OUT", legResults: [resolved("WON", home.version)], end: endOf(end) });

  test("changes what a bet has paid", () => {
    expect(settle(settled(), again)?.corrected).toMatchObject({ resolution: "LOST", payout: 0n });
  });

  test("is recorded without a correction when the settlement stays the same", () => {
    const same = { ...home, version: home.version + 1 };
    expect(settle(settled(), same)).toEqual({ legResults: [expect.anything()] });
  });

  test.each<[string, Partial<BetEnd>]>([
    ["payout", { payout: 1_999n }],
    ["tax", { tax: 1n }],
    ["bonus", { bonus: 1n }],
    ["cashback", { cashback: true }],
    ["resolution", { resolution: "HALF_WON" }],
  ])("R6 is a correction when only the %s differs", (_, before) => {
    const same = { ...home, version: home.version + 1 };
    expect(settle(settled(before), same)?.corrected).toEqual({
      ...{ resolution: "WON", cashback: false, refundReason: null, payout: 2_000n, tax: 0n, bonus: 0n },
    });
  });

  test("PEER-17 opens a combo again that was settled as lost while other legs are open", () => {
    const lost = storedBet([legOn(7), legOn(8)], {
      ...{ phase: "SETTLED", legResults: [resolved("LOST", home.version), null] },
      end: endOf({ resolution: "LOST", payout: 0n }),
    });
    const news = settle(lost, { ...home, version: home.version + 1 });
    expect(news).toMatchObject({ reopened: true, legResults: [{ position: 0, result: { resolution: "WON" } }] });
    expect(news?.corrected).toBeUndefined();
  });
});

describe("PEER-17 results market by market", () => {
  const onResult = legOn(7, { outcomes: [resultOutcome(0)] });
  const [market] = home.markets as [(typeof home.markets)[0]];
  const said = (resolutions: (typeof market)["resolutions"], version: number, more: Partial<typeof market> = {}) => ({
    ...{ ...home, version: 200, final: false, facts: null, playStatus: "RUNNING" as const },
    markets: [{ ...market, resolutions, version, ...more }],
  });
  const won = said(["WON", "LOST", "LOST"], 150);

  test("a bet is settled while the match goes on, and by another market not touched", () => {
    expect(settle(storedBet([onResult]), won)).toMatchObject({
      ...{ settled: { resolution: "WON", payout: 2_000n } },
      legResults: [{ position: 0, result: { version: 150, playStatus: "RUNNING", score: null } }],
    });
    const other = { ...resultOutcome(0), specifiers: { part: "1" } };
    expect(settle(storedBet([legOn(7, { outcomes: [other] })]), won)).toBeNull();
  });

  test("a combo ends with its first lost leg, and otherwise with its last", () => {
    const combo = storedBet([onResult, legOn(8)]);
    expect(settle(combo, said(["LOST", "WON", "LOST"], 150))?.settled).toMatchObject({ resolution: "LOST" });
    expect(settle(combo, won)?.settled).toBeUndefined();
  });

  test("R5 a leg takes a version once, and none below it", () => {
    const has = (version: number) => storedBet([onResult], { legResults: [resolved("LOST", version)] });
    expect(settle(has(149), won)).not.toBeNull();
    expect(settle(has(150), won)).toBeNull();
    expect(settle(has(151), won)).toBeNull();
  });

  test("R6 a rollback opens a bet that was paid again, and changes nothing else of one that was cashed out or is open", () => {
    const back = said([null, null, null], 160);
    const legResults = [resolved("WON", 150)];
    const paid = storedBet([onResult], { phase: "PAID_OUT", legResults, end: endOf() });
    expect(settle(paid, back)).toEqual({
      ...{ reopened: true, legResults: [{ position: 0, result: expect.objectContaining({ resolution: null }) }] },
    });
    const cashed = { ...paid, end: endOf({ by: "cashout", resolution: null }) };
    expect(settle(cashed, back)).toEqual({ legResults: [expect.anything()] });
    const combo = storedBet([onResult, legOn(8)], { legResults: [...legResults, null] });
    expect(settle(combo, back)).toEqual({ legResults: [expect.anything()] });
    const lost = storedBet([onResult, legOn(8)], {
      ...{ phase: "SETTLED", legResults: [resolved("WON", 150), resolved("LOST")] },
      end: endOf({ resolution: "LOST", payout: 0n }),
    });
    expect(settle(lost, back)).toEqual({ legResults: [expect.anything()] });
  });

  test("R6 a bet is void if it was decided in a period that was cancelled, and else if it was received in it", () => {
    const bet = storedBet([onResult], { createdAt: new Date(1_000), decidedAt: new Date(6_000) });
    const cancelled = (from: number, to: number) => said(["WON", "LOST", "LOST"], 150, { cancelled: [{ from, to }] });
    expect(settle(bet, cancelled(6_000, 7_000))?.settled).toMatchObject({ resolution: "VOID", payout: 1_000n });
    expect(settle(bet, cancelled(1_000, 6_000))?.settled).toMatchObject({ resolution: "WON" });
    expect(settle({ ...bet, decidedAt: null }, cancelled(1_000, 2_000))?.settled).toMatchObject({ resolution: "VOID" });
  });
});
