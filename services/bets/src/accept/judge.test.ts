import { createRiskBook } from "@touchline/betting";
import type { BetTerms, PreparedBet, PreparedRequest } from "@touchline/db";
import { ONE_SHARD } from "@touchline/protocol";
import { createLog } from "@touchline/server-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBookmaker } from "../bookmaker.ts";
import { createShippedTerms } from "../brand-terms.ts";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { legOn } from "../test-support/stored-bets.ts";
import { createJudge, type JudgeOptions } from "./judge.ts";
import type { OfferNow } from "./judge-leg.ts";

const NOW = 1_900_000_000_000;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const risk = createRiskBook();
const bookmaker = createBookmaker({
  tenants: ["touchline"],
  termsOf: createShippedTerms(),
  strictestOf: risk.strictestOf,
});
const { maxLiability } = bookmaker.limitsOf("default", "EUR");

const offer: OfferNow = {
  event: (eventId) => prematchEvent(eventId, { version: 3 }),
  producer: () => "alive",
  builder: () => undefined,
};

const termsWith = (more: Partial<BetTerms> = {}): BetTerms => ({
  ...{ type: "single", oddsChanges: "ask_me", sizes: [], legs: [legOn(7)] },
  ...more,
});
const betWith = (more: Partial<PreparedBet> = {}): PreparedBet => ({
  ...{ id: "b1", brand: "default", type: "single", stake: 1_000n, payinTax: 0n, payinBonus: 0n, told: null },
  terms: termsWith(),
  ...more,
});
const request: PreparedRequest = {
  ...{ reqUuid: "q1", punter: "ana", currency: "EUR", digits: 2, betslipId: "s1", acceptAt: NOW - 40, bets: [] },
};

const log = createLog("test");
log.level = "silent";

const judge = (bet: PreparedBet, options: Partial<JudgeOptions> = {}, liability = 0n) =>
  createJudge({ tenant: "touchline", shard: ONE_SHARD, bookmaker, log, offerFor: () => offer, ...options }).judge(
    bet,
    request,
    () => liability,
  );

test("R7 a bet that is placed has its odds, what it can pay, and the facts of its decision", () => {
  expect(judge(betWith())).toEqual({
    bet: {
      ...{ id: "b1", status: "PLACED", hashes: ["hash-7"], reasons: [], stake: "10.00", alternativeStake: null },
      ...{ maxWinnings: "20.00", odds: { "hash-7": 200 } },
    },
    ...{ exposure: 1_000n, maxWinnings: 2_000n, settlement: { odds: { "hash-7": 200 }, rows: [] } },
    facts: {
      ...{ status: "PLACED", codes: [], odds: { "hash-7": 200 }, versions: { "hash-7": 3 } },
      ...{ acceptAt: NOW - 40, lateMs: 40, moves: [] },
    },
  });
});

test("R7 a system has the stakes of its rows for settlement", () => {
  const legs = [7, 8, 9].map((eventId) => legOn(eventId));
  const placed = judge(betWith({ stake: 900n, terms: termsWith({ type: "system", sizes: [2], legs }) }));
  expect(placed?.settlement).toMatchObject({ rows: [{ size: 2, combinations: 3, stake: "900" }] });
});

test("R7 a bet that is rejected has its codes and the price now, adds nothing and pays nothing", () => {
  const legs = [legOn(7, { odds: 250 })];
  expect(judge(betWith({ terms: termsWith({ legs }) }))).toMatchObject({
    bet: {
      ...{ status: "REJECTED", maxWinnings: null, alternativeStake: null, odds: { "hash-7": 200 } },
      reasons: [{ code: "ODDS_CHANGED", reason: "The price has moved" }],
    },
    ...{ exposure: 0n, maxWinnings: null, settlement: { odds: { "hash-7": 200 }, rows: [] } },
    facts: { status: "REJECTED", codes: ["ODDS_CHANGED"] },
  });
});

test("LIABILITY_REACHED a bet for which too little is left is offered at another stake", () => {
  expect(judge(betWith(), {}, maxLiability - 500n)?.bet).toMatchObject({
    ...{ status: "REJECTED", alternativeStake: "5.00" },
    reasons: [{ code: "LIABILITY_REACHED" }],
  });
});

test("PEER-20 the strictest limit and the punter's factor decide, and the stake that is offered is within them", () => {
  const none = { currency: "EUR", maxStake: null, maxWinnings: null, maxLiability: null, stakeFactor: null };
  const legs = [7, 8].map((eventId) => legOn(eventId));
  const combo = betWith({ terms: termsWith({ type: "combo", legs }) });
  const others = { ...request, punter: "bo" };
  const create = () => createJudge({ tenant: "touchline", shard: ONE_SHARD, bookmaker, log, offerFor: () => offer });
  risk.take("touchline", [
    { ...none, scope: { sport: "1" }, maxStake: 900n },
    { ...none, scope: { event: "8" }, maxStake: 2_000n, maxLiability: 1_500n },
    { ...none, scope: { punter: "ana" }, stakeFactor: 500n },
  ]);
  expect(judge(betWith())?.bet).toMatchObject({ alternativeStake: "4.50", reasons: [{ code: "STAKE_ABOVE_MAX" }] });
  // At 4.00 a stake of 2.50 loses 7.50, half of what may be lost on the second event.
  expect(judge(combo)?.bet).toMatchObject({ alternativeStake: "2.50", reasons: [{ code: "STAKE_ABOVE_MAX" }] });
  expect(create().judge(betWith({ stake: 900n }), others, () => 0n)?.bet.status).toBe("PLACED");
  expect([...create().maxLiabilitiesOf(combo, request)]).toEqual([
    ["7o0", maxLiability],
    ["8o0", 1_500n],
  ]);
  risk.take("touchline", []);
});

test("PEER-20 a bet whose answer of the risk system came late is decided as if it had been due then", () => {
  const late = { ...request, acceptAt: NOW - 10_000 };
  const decideAfter = (lateMs: number) =>
    createJudge({
      ...{ tenant: "touchline", shard: ONE_SHARD, bookmaker, log, offerFor: () => offer },
      riskWordsOf: () => ({ of: () => ({ decision: "accept" }), lateMs }),
    }).judge(betWith(), late, () => 0n)?.bet;
  expect(decideAfter(9_000)).toMatchObject({ status: "PLACED" });
  expect(decideAfter(2_000)).toMatchObject({ status: "REJECTED", reasons: [{ code: "NOT_DECIDED" }] });
});

test("PEER-20 a bet that would be placed waits for the risk system, and another is turned down without", () => {
  const riskWordsOf = () => null;
  expect(judge(betWith(), { riskWordsOf })).toBeNull();
  const legs = [legOn(7, { odds: 250 })];
  expect(judge(betWith({ terms: termsWith({ legs }) }), { riskWordsOf })?.bet.status).toBe("REJECTED");
});

test("R7 a bet pays by the taxes of its own terms", () => {
  const taxed = judge(betWith({ terms: termsWith({ taxesAndBonuses: { payinTax: 10 } }) }));
  expect([taxed?.maxWinnings, judge(betWith())?.maxWinnings]).toEqual([1_800n, 2_000n]);
});

test("R7 the moves of its prices while it waited are among the facts", () => {
  const moves = [{ at: 1, price: 210 }];
  expect(judge(betWith(), { movesOf: () => moves })?.facts).toMatchObject({ moves });
});

test("R7 without an offer a bet waits", () => {
  expect(judge(betWith(), { offerFor: () => null })).toBeNull();
});

test("R3 a bet whose evaluation fails waits, with an error in the log, and is rejected when its time is up", () => {
  const failed = vi.spyOn(log, "error");
  const offerFor = (): never => {
    throw new Error("no offer can be made");
  };
  expect(judge(betWith(), { offerFor })).toBeNull();
  expect(failed.mock.calls).toEqual([[{ err: expect.any(Error), bet: "b1" }, "bet decision failed"]]);
  vi.setSystemTime(NOW + 60_000);
  expect(judge(betWith(), { offerFor })?.bet).toMatchObject({ status: "REJECTED", reasons: [{ code: "NOT_DECIDED" }] });
});

test("a bet needs each of its outcomes once", () => {
  const legs = [legOn(7, { slots: [0, 1] }), legOn(8), legOn(8)];
  const { outcomesOf } = createJudge({ tenant: "touchline", shard: ONE_SHARD, bookmaker, log, offerFor: () => offer });
  expect(outcomesOf(betWith({ terms: termsWith({ type: "combo", legs }) }))).toEqual(["7o0", "7o1", "8o0"]);
});
