import { CASHOUT_CODES } from "@touchline/betting";
import type { StoredBet, StoredRule } from "@touchline/db";
import type { LiveMetadata, OfferEvent } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { describe, expect, test } from "vitest";
import type { OfferNow } from "../accept/judge-leg.ts";
import { liveEvent, prematchEvent } from "../test-support/sample-offer.ts";
import { legOn, resolved, resultOutcome, storedBet } from "../test-support/stored-bets.ts";
import { decideCancel } from "./decide-cancel.ts";
import { decideCashout } from "./decide-cashout.ts";
import { decideDue, minuteOf, refuseRule } from "./decide-rules.ts";
import { createPriceNow } from "./price-now.ts";
import { type BetValue, valueBet } from "./value-bet.ts";

const RULES = { margin: 500, smallest: 10n };
const offerOf = (...events: OfferEvent[]): Omit<OfferNow, "builder"> => ({
  event: (eventId) => events.find(({ id }) => id === eventId),
  producer: () => "alive",
});
const valued = (bet: StoredBet, offer: Omit<OfferNow, "builder"> | null): BetValue =>
  valueBet(bet, createPriceNow(offer), RULES);
const at = (price: number, more: Partial<OfferEvent> = {}): OfferEvent =>
  liveEvent(7, { markets: [market(0, [price, 300, 400])], ...more });
const codes = (bet: StoredBet, offer: Omit<OfferNow, "builder"> | null) => {
  const value = valued(bet, offer);
  return value.allowed ? null : value.codes;
};

describe("the value of a bet", () => {
  test("is the ratio of taken to current price, less the margin, for the open stake", () => {
    expect(valued(storedBet([legOn(7)]), offerOf(at(160)))).toEqual({ allowed: true, value: 1_187n, tax: 0n });
    expect(valued(storedBet([legOn(7)], { parts: 1, cashedStake: 500n }), offerOf(at(160)))).toEqual({
      ...{ allowed: true, value: 593n, tax: 0n },
    });
  });

  test.each<[string, StoredBet, Omit<OfferNow, "builder"> | null, number]>([
    ["the event is gone", storedBet([legOn(7)]), offerOf(), CASHOUT_CODES.noPrice],
    ["betting is stopped", storedBet([legOn(7)]), offerOf(at(160, { suspended: true })), CASHOUT_CODES.noPrice],
    ["the outcome is suspended", storedBet([legOn(7)]), offerOf(at(-160)), CASHOUT_CODES.noPrice],
    [
      "it is over, and no result is there",
      storedBet([legOn(7)]),
      offerOf(at(160, { playStatus: "ENDED" })),
      CASHOUT_CODES.noPrice,
    ],
    [
      "the producer is silent",
      storedBet([legOn(7)]),
      { ...offerOf(at(160)), producer: () => "silent" },
      CASHOUT_CODES.producerSilent,
    ],
    ["there is no offer", storedBet([legOn(7)]), null, CASHOUT_CODES.producerSilent],
    ["it is a builder", storedBet([legOn(7, { slots: [0, 1] })]), offerOf(at(160)), CASHOUT_CODES.unsupported],
    ["it has ended", storedBet([legOn(7)], { phase: "SETTLED" }), offerOf(at(160)), CASHOUT_CODES.decided],
    ["it is not accepted", storedBet([legOn(7)], { phase: "PREPARED" }), offerOf(at(160)), CASHOUT_CODES.notAccepted],
    [
      "a leg lost beside one without a price",
      storedBet([legOn(7), legOn(8)], { legResults: [null, resolved("LOST")] }),
      offerOf(at(-160)),
      CASHOUT_CODES.tooSmall,
    ],
    [
      "a leg lost beside a builder",
      storedBet([legOn(7, { slots: [0, 1] }), legOn(8)], { legResults: [null, resolved("LOST")] }),
      null,
      CASHOUT_CODES.tooSmall,
    ],
    ["it is next to nothing", storedBet([legOn(7)]), offerOf(at(90_000)), CASHOUT_CODES.tooSmall],
  ])("CASH-1 R8 has no value when %s", (_, bet, offer, code) => {
    expect(codes(bet, offer)).toEqual([code]);
  });

  test("needs no price for a decided leg", () => {
    const bet = storedBet([legOn(7), legOn(8)], { legResults: [null, resolved("WON")] });
    expect(valued(bet, offerOf(at(200)))).toEqual({ allowed: true, value: 1_900n, tax: 0n });
  });
});

describe("R6 a cash-out", () => {
  const bet = storedBet([legOn(7)]);
  const now: BetValue = { allowed: true, value: 950n, tax: 0n };
  const asked = { reqUuid: "r", betProfileId: `${bet.id}.0`, quoted: 950n, part: null };

  test("pays the quoted value or a better one", () => {
    expect(decideCashout(bet, asked, now)?.cashedOut).toMatchObject({ part: 1_000n, paid: 950n });
    expect(decideCashout(bet, asked, { allowed: true, value: 999n, tax: 0n })?.cashedOut).toMatchObject({ paid: 999n });
  });
  test("PEER-1 pays a part in proportion", () => {
    expect(decideCashout(bet, { ...asked, part: 400n, quoted: 380n }, now)?.cashedOut).toMatchObject({ paid: 380n });
  });
  test("is quoted again when the value fell, the bet is locked, the part is too large, or the profile is outdated", () => {
    expect(decideCashout(bet, asked, { allowed: true, value: 949n, tax: 0n })).toBeNull();
    expect(decideCashout(bet, asked, { allowed: false, codes: [1001] })).toBeNull();
    expect(decideCashout(bet, { ...asked, part: 1_001n }, now)).toBeNull();
    expect(decideCashout(bet, { ...asked, part: 0n, quoted: 0n }, now)).toBeNull();
    expect(decideCashout({ ...bet, parts: 1 }, asked, now)).toBeNull();
  });
});

const rule = (more: Partial<StoredRule> = {}): StoredRule => ({
  ...{ id: "rule", kind: "target", amount: 1_200n, part: null, notifyOnly: false, from: null },
  createdAt: new Date(0),
  ...more,
});
const worth = (value: bigint): BetValue => ({ allowed: true, value, tax: 0n });
const noEvent = () => undefined;

describe("AUTO-4 a rule", () => {
  const due = (rules: readonly StoredRule[], now: BetValue, event: (id: number) => OfferEvent | undefined = noEvent) =>
    decideDue(storedBet([legOn(7)], { rules }), now, { event, time: 60_000, delay: 1_000 });

  test("R6 pays at or above its target, and waits below it and while the bet is locked", () => {
    expect(due([rule()], worth(1_199n))).toBeNull();
    expect(due([rule()], worth(1_200n))?.cashedOut).toMatchObject({
      id: "rule",
      paid: 1_200n,
      part: 1_000n,
      byRule: true,
    });
    expect(due([rule()], { allowed: false, codes: [1001] })).toBeNull();
  });
  test("PEER-2 pays nothing when it only notifies", () => {
    expect(due([rule({ notifyOnly: true })], worth(1_300n))).toEqual({ notified: { rule: "rule", value: 1_300n } });
  });
  test("AHEAD-2 is inactive until its match has reached the given minute", () => {
    const metadata = {
      eventTime: 79 * 60,
      timeAt: 0,
      timeRunning: true,
      timeSpeed: 1,
      countdown: false,
    } as LiveMetadata;
    const late = rule({ kind: "minute", amount: 450n, from: { eventId: 7, minute: 80 } });
    expect(due([late], worth(500n), () => at(160, { metadata: { ...metadata, timeRunning: false } }))).toBeNull();
    expect(due([late], worth(500n), () => at(160, { metadata }))?.cashedOut).toMatchObject({ paid: 500n });
    expect(due([late], worth(500n))).toBeNull();
    expect(minuteOf(at(160, { metadata: { ...metadata, countdown: true } }), 0)).toBeNull();
  });
});

describe("R6 a rule of a bet in play waits as long as a cash-out by hand", () => {
  const DELAY = 4_000;
  const MADE = 1_000_000;
  const metadata = {
    eventTime: 1_800,
    timeAt: MADE,
    timeRunning: true,
    timeSpeed: 1,
    countdown: false,
  } as LiveMetadata;
  const running = at(160, { metadata });
  const paidAt = (age: number, given: Partial<StoredRule>, event: OfferEvent) => {
    const rules = [rule({ ...given, createdAt: new Date(MADE) })];
    const moment = { event: () => event, time: MADE + age, delay: DELAY };
    return decideDue(storedBet([legOn(7)], { rules }), worth(950n), moment)?.cashedOut?.paid ?? null;
  };

  test.each<[string, Partial<StoredRule>]>([
    ["a minute that is past, below the value", { kind: "minute", amount: 1n, from: { eventId: 7, minute: 1 } }],
    ["a target that is met", { kind: "target", amount: 950n }],
    ["a stop that is met", { kind: "stop", amount: 950n }],
  ])("R6 %s", (_, given) => {
    expect(paidAt(0, given, running)).toBeNull();
    expect(paidAt(DELAY - 1, given, running)).toBeNull();
    expect(paidAt(DELAY, given, running)).toBe(950n);
  });
  test("R6 also where the match is listed as not in play and its start has passed", () => {
    const started = prematchEvent(7, { startsAt: MADE });
    expect(paidAt(0, { amount: 950n }, started)).toBeNull();
    expect(paidAt(DELAY, { amount: 950n }, started)).toBe(950n);
  });
  test("AUTO-4 a bet that is not in play does not wait", () => {
    expect(paidAt(0, { amount: 950n }, prematchEvent(7, { startsAt: MADE + 60_000 }))).toBe(950n);
  });
});

describe("AUTO-2 a new rule", () => {
  const bet = storedBet([legOn(7)]);
  const refused = (given: StoredRule, held: StoredBet = bet, profile = `${bet.id}.0`) =>
    refuseRule(held, profile, given, worth(950n));

  test("must be above the value and at most the maximum winnings, or below the value for a stop", () => {
    expect(refused(rule({ amount: 951n }))).toBeNull();
    expect(refused(rule({ amount: 2_000n }))).toBeNull();
    expect(refused(rule({ amount: 950n }))).toBe("OUT_OF_BOUNDS");
    expect(refused(rule({ amount: 2_001n }))).toBe("OUT_OF_BOUNDS");
    expect(refused(rule({ kind: "stop", amount: 949n }))).toBeNull();
    expect(refused(rule({ kind: "stop", amount: 950n }))).toBe("OUT_OF_BOUNDS");
  });
  test("must be for an available part, and for an event of the bet", () => {
    expect(refused(rule({ part: 1_001n }))).toBe("OUT_OF_BOUNDS");
    expect(refused(rule({ kind: "minute", from: { eventId: 8, minute: 80 } }))).toBe("OUT_OF_BOUNDS");
    expect(refused(rule({ kind: "minute" }))).toBe("OUT_OF_BOUNDS");
    expect(refused(rule({ kind: "minute", from: { eventId: 7, minute: 80 } }))).toBeNull();
  });
  test("must be for an open bet in its current profile, and one of at most five", () => {
    expect(refused(rule(), { ...bet, phase: "SETTLED" })).toBe("NOT_OPEN");
    expect(refused(rule(), bet, `${bet.id}.1`)).toBe("NOT_OPEN");
    const five = Array.from({ length: 5 }, (_, index) => rule({ id: `rule-${index}` }));
    expect(refused(rule(), { ...bet, rules: five })).toBe("TOO_MANY");
    expect(refused(rule({ id: "rule-1" }), { ...bet, rules: five })).toBeNull();
  });
});

test("AUTO-2 a bet that can never be cashed out takes no rule, one that is locked for now does", () => {
  const builder = storedBet([legOn(7, { slots: [0, 1] })]);
  const refusal = (bet: StoredBet, offer: Omit<OfferNow, "builder">) =>
    refuseRule(bet, `${bet.id}.0`, rule({ amount: 1_500n }), valued(bet, offer));
  expect(refusal(builder, offerOf(at(160)))).toBe("UNAVAILABLE");
  expect(refusal(storedBet([legOn(7)]), offerOf(at(-160)))).toBeNull();
});

describe("cancellation of a bet", () => {
  const placedAt = 1_000_000;
  const cancel = (bet: StoredBet, now = placedAt + 59_999, event = prematchEvent(7), window = 60_000) =>
    decideCancel(bet, { window, now, offer: offerOf(event), anyPrice: false });

  test("is allowed within its window while no event has started", () => {
    expect(cancel(storedBet([legOn(7)]))).toEqual({ cancelled: true });
    expect(cancel(storedBet([legOn(7)]), placedAt + 60_000)).toBeNull();
    expect(cancel(storedBet([legOn(7)]), placedAt, prematchEvent(7), 0)).toBeNull();
    expect(cancel(storedBet([legOn(7)]), placedAt, liveEvent(7))).toBeNull();
    expect(cancel(storedBet([legOn(7, { game: "LIVE" })]), placedAt)).toBeNull();
    expect(cancel(storedBet([legOn(7)], { parts: 1 }), placedAt)).toBeNull();
    expect(cancel(storedBet([legOn(7)], { phase: "SETTLED" }), placedAt)).toBeNull();
  });

  test("BET-17 is refused once the accepted price has risen or betting is suspended, unless the brand allows it", () => {
    const priced = (price: number, more: Partial<OfferEvent> = {}) =>
      prematchEvent(7, { markets: [market(0, [price, 350, 400])], ...more });
    const bet = storedBet([legOn(7)]);
    expect(cancel(bet, placedAt, priced(201))).toBeNull();
    expect(cancel(bet, placedAt, priced(-200))).toBeNull();
    expect(cancel(bet, placedAt, priced(200, { suspended: true }))).toBeNull();
    expect(cancel(bet, placedAt, priced(190))).toEqual({ cancelled: true });
    const given = { window: 60_000, now: placedAt, anyPrice: true };
    expect(decideCancel(bet, { ...given, offer: offerOf(priced(201)) })).toEqual({ cancelled: true });
    // Accepted at 2.10 although 2.00 was asked for.
    const decision = {
      ...(bet.decision as NonNullable<StoredBet["decision"]>),
      settlement: { odds: { "hash-7": 210 }, rows: [] },
    };
    expect(cancel({ ...bet, decision }, placedAt, priced(210))).toEqual({ cancelled: true });
    expect(cancel({ ...bet, decision }, placedAt, priced(211))).toBeNull();
  });
  test("BET-17 is decided by the outcome that was bet on, not by the one that has its slot by now", () => {
    const bet = storedBet([legOn(7, { outcomes: [resultOutcome(0)] })]);
    const total = market(0, [150, 250], { metaMarketId: 2, specifiers: { total: "2.5" } });
    const renumbered = (price: number) => prematchEvent(7, { markets: [total, market(2, [price, 350, 400])] });
    expect(cancel(bet, placedAt, renumbered(201))).toBeNull();
    expect(cancel(bet, placedAt, renumbered(200))).toEqual({ cancelled: true });
  });
  test("BET-17 is refused while the offer is not known or its producer is silent", () => {
    const given = { window: 60_000, now: placedAt, anyPrice: false };
    expect(decideCancel(storedBet([legOn(7)]), { ...given, offer: null })).toBeNull();
    const silent = { ...offerOf(prematchEvent(7)), producer: () => "silent" as const };
    expect(decideCancel(storedBet([legOn(7)]), { ...given, offer: silent })).toBeNull();
  });
});
