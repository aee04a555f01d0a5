import type { StoredBet, StoredRule } from "@touchline/db";
import type { LiveMetadata } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { describe, expect, test } from "vitest";
import { liveEvent, prematchEvent } from "../test-support/sample-offer.ts";
import { legOn, resolved, storedBet } from "../test-support/stored-bets.ts";
import { decideCancel } from "./decide-cancel.ts";
import { decideCashout } from "./decide-cashout.ts";
import { decideDue, decideRuleChange, isInPlay, minuteOf, refuseRule } from "./decide-rules.ts";
import { createPriceNow } from "./price-now.ts";
import { type BetValue, cashoutOf, valueBet } from "./value-bet.ts";

const bet = storedBet([legOn(7)]);
const worth = (value: bigint): BetValue => ({ allowed: true, value, tax: 0n });
const rule = (more: Partial<StoredRule> = {}): StoredRule => ({
  ...{ id: "rule", kind: "target", amount: 1_200n, part: null, notifyOnly: false, from: null },
  createdAt: new Date(0),
  ...more,
});

describe("R6 a cash-out", () => {
  const asked = { reqUuid: "r", betProfileId: `${bet.id}.0`, quoted: -1n, part: null };

  test("of no part, or of nothing, is not paid", () => {
    for (const part of [0n, -1n]) expect(decideCashout(bet, { ...asked, part }, worth(950n))).toBeNull();
    expect(decideCashout(bet, asked, worth(0n))).toBeNull();
    expect(decideCashout(bet, { ...asked, part: 1n }, worth(1n))).toBeNull();
    expect(decideCashout(bet, { ...asked, part: 1n }, worth(1_000n))?.cashedOut).toMatchObject({ part: 1n, paid: 1n });
  });

  test("by hand is not one by a rule", () => {
    expect(decideCashout(bet, asked, worth(950n))?.cashedOut?.byRule).toBe(false);
  });
});

describe("AUTO-2 a rule", () => {
  const refused = (given: StoredRule, held: StoredBet = bet) => refuseRule(held, `${held.id}.0`, given, worth(950n));

  test("may be for any part of the open stake, and for no other", () => {
    for (const part of [1n, 999n, 1_000n]) expect(refused(rule({ part }))).toBeNull();
    for (const part of [-1n, 0n, 1_001n]) expect(refused(rule({ part }))).toBe("OUT_OF_BOUNDS");
  });

  test("may be for any event of the bet", () => {
    const combo = storedBet([legOn(7), legOn(8)]);
    const minute = (eventId: number) => refused(rule({ kind: "minute", from: { eventId, minute: 80 } }), combo);
    expect([minute(7), minute(8), minute(9)]).toEqual([null, null, "OUT_OF_BOUNDS"]);
  });

  test("is added once, and not where it is refused", () => {
    const held = storedBet([legOn(7)], { rules: [rule({ id: "one" }), rule({ id: "two" })] });
    expect(decideRuleChange(bet, rule(), null)).toEqual({ addedRule: rule() });
    expect(decideRuleChange(held, rule(), null)).toEqual({ addedRule: rule() });
    expect(decideRuleChange(held, rule({ id: "two" }), null)).toBeNull();
    expect(decideRuleChange(bet, rule(), "TOO_MANY")).toBeNull();
  });

  test("AUTO-4 that would pay nothing pays nothing", () => {
    const met = storedBet([legOn(7)], { rules: [rule({ kind: "stop", amount: 900n, part: 1n })] });
    const moment = { event: () => undefined, time: 60_000, delay: 0 };
    expect(decideDue(met, worth(800n), moment)).toBeNull();
  });
});

test("AHEAD-2 the minute of a match goes on at the speed of its clock", () => {
  const metadata = { eventTime: 600, timeAt: 1_000_000, timeRunning: true, timeSpeed: 30, countdown: false };
  const event = liveEvent(7, { metadata: metadata as LiveMetadata });
  expect([minuteOf(event, 1_000_000), minuteOf(event, 1_010_000)]).toEqual([10, 15]);
});

test("R6 a bet is in play while one of its open legs is", () => {
  const combo = storedBet([legOn(7), legOn(8)]);
  const events = [prematchEvent(7), liveEvent(8)];
  const event = (eventId: number) => events.find(({ id }) => id === eventId);
  expect(isInPlay(combo, event, Date.now())).toBe(true);
  expect(isInPlay({ ...combo, legResults: [null, resolved("WON")] }, event, Date.now())).toBe(false);
});

describe("cancellation of a bet", () => {
  const events = [prematchEvent(7), prematchEvent(8)];
  const offer = { event: (id: number) => events.find((one) => one.id === id), producer: () => "alive" as const };
  const cancel = (given: StoredBet) => decideCancel(given, { window: 60_000, now: 1_000_000, offer, anyPrice: true });

  test("is refused once one leg has a result, or was bet on in play", () => {
    expect(cancel(storedBet([legOn(7), legOn(8)]))).toEqual({ cancelled: true });
    expect(cancel(storedBet([legOn(7), legOn(8)], { legResults: [null, resolved("WON")] }))).toBeNull();
    expect(cancel(storedBet([legOn(7), legOn(8, { game: "LIVE" })]))).toBeNull();
  });
});

describe("CASH-1 the value of a bet", () => {
  const valued = (smallest: bigint, held: StoredBet = bet) => {
    const event = liveEvent(7, { markets: [market(0, [160, 300, 400])] });
    const priceNow = createPriceNow({ event: () => event, producer: () => "alive" });
    return valueBet(held, priceNow, { margin: 500, smallest }).allowed;
  };

  test("is offered from the smallest amount on", () => {
    expect([valued(1_187n), valued(1_188n)]).toEqual([true, false]);
    const rest = storedBet([legOn(7)], { parts: 1, cashedStake: 992n });
    expect([valued(9n, rest), valued(10n, rest)]).toEqual([true, false]);
  });

  test("is told as an amount, or with the codes why there is none", () => {
    expect(cashoutOf(bet, worth(1_187n), false)).toEqual({
      ...{ allowed: true, processing: false, winnings: { total: "11.87" }, codes: [] },
    });
    expect(cashoutOf(bet, { allowed: false, codes: [1001] }, true)).toEqual({
      ...{ allowed: false, processing: true, winnings: { total: null }, codes: [1001] },
    });
  });
});
