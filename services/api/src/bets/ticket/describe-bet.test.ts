import type { StoredBet } from "@touchline/db";
import { AGGREGATED_STATUSES, BET_PHASES, RESOLUTION_STATUSES, type TaxesAndBonuses } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { sampleBet, sampleEnd, sampleLeg, sampleResult } from "../../test-support/sample-bets.ts";
import { NOW } from "../../test-support/sample-offer.ts";
import { cancelled, cashout, endedBet, prepared, refused, selectionOf, toldBet } from "../../test-support/told-bet.ts";

const winningsOf = (bet: StoredBet): Record<string, string> =>
  Object.fromEntries(toldBet(bet).winnings.map(({ type, total }) => [type, total]));

describe("BET-18 phases, statuses and resolutions", () => {
  const bets: readonly StoredBet[] = [
    prepared,
    sampleBet(),
    refused,
    cancelled,
    endedBet(
      { by: "cashout", resolution: null },
      { legResults: [null], parts: 1, cashedStake: 1000n, cashedOut: 940n },
    ),
    endedBet({ resolution: "LOST", cashback: true, payout: 1000n }),
    endedBet({ resolution: "LOST", payout: 0n }, { phase: "SETTLED" }),
    ...(["WON", "VOID", "HALF_WON", "HALF_LOST"] as const).map((resolution) => endedBet({ resolution })),
  ];

  test("BET-18 every value is reached by some stored bet", () => {
    const tickets = bets.map((bet) => toldBet(bet));
    expect(new Set(tickets.map(({ phase }) => phase))).toEqual(new Set(BET_PHASES));
    expect(new Set(tickets.map(({ aggregatedStatus }) => aggregatedStatus))).toEqual(
      new Set([...AGGREGATED_STATUSES, null]),
    );
    expect(new Set(tickets.map((bet) => bet.aggregatedResolutionStatus))).toEqual(
      new Set([...RESOLUTION_STATUSES, null]),
    );
  });

  test.each<[string, StoredBet, string | null, string | null]>([
    ["prepared", prepared, null, "OPEN"],
    ["placed", sampleBet(), null, "OPEN"],
    ["rejected", refused, null, null],
    ["cancelled", cancelled, "CANCELLED", null],
    ["cashed out", bets[4] as StoredBet, "CASHOUTED", null],
    ["lost with its stake given back", bets[5] as StoredBet, "CASHBACKED", "LOST"],
    ["won", endedBet({}), null, "WON"],
  ])("BET-18 a bet that is %s", (_, bet, status, resolution) => {
    expect(toldBet(bet)).toMatchObject({ aggregatedStatus: status, aggregatedResolutionStatus: resolution });
  });

  test.each<[StoredBet, string[]]>([
    [prepared, ["PREPARED"]],
    [sampleBet(), ["PREPARED", "PLACED"]],
    [refused, ["PREPARED", "REJECTED"]],
    [cancelled, ["PREPARED", "PLACED", "CANCELLED"]],
    [endedBet({}), ["PREPARED", "PLACED", "SETTLED", "PAID_OUT"]],
    [endedBet({ by: "cashout" }), ["PREPARED", "PLACED", "PAID_OUT"]],
  ])("BET-18 has the time of each phase, %#", (bet, phases) => {
    expect(toldBet(bet).datetimes.map(({ phase }) => phase)).toEqual(phases);
  });

  test("BET-18 has the reasons of a rejection", () => {
    expect(toldBet(refused).reasons).toEqual([{ code: "SUSPENDED", reason: "suspended" }]);
  });
});

describe("BET-14 odds", () => {
  test.each<[string, StoredBet, (number | null)[]]>([
    ["prepared", prepared, [150, null, null]],
    ["rejected", refused, [150, null, null]],
    ["placed", sampleBet(), [150, 148, null]],
    ["won", endedBet({}), [150, 148, 148]],
    ["lost", endedBet({}, { legResults: [sampleResult({ resolution: "LOST" })] }), [150, 148, 148]],
    ["void", endedBet({}, { legResults: [sampleResult({ resolution: "VOID" })] }), [150, 148, 100]],
    ["half won", endedBet({}, { legResults: [sampleResult({ resolution: "HALF_WON" })] }), [150, 148, 124]],
    ["half lost", endedBet({}, { legResults: [sampleResult({ resolution: "HALF_LOST" })] }), [150, 148, 50]],
    ["a dead heat", endedBet({}, { legResults: [sampleResult({ deadHeat: { won: 1, of: 2 } })] }), [150, 148, 74]],
  ])("BET-14 of a selection and of a single: %s", (_, bet, [REQUESTED, IN_PLAY, SETTLE]) => {
    const odds = { REQUESTED, IN_PLAY, SETTLE };
    expect(toldBet(bet).odds).toEqual(odds);
    expect(selectionOf(bet).odds).toEqual(odds);
  });

  const legs = [sampleLeg(), sampleLeg({ hash: "hash-two", eventId: 2, odds: 155 })];
  const taken = { "hash-one": 148, "hash-two": 155 };

  test("BET-14 of a combo are the product, rounded half up, once all factors are known", () => {
    const combo = sampleBet({ legs, taken, legResults: [sampleResult(), null] });
    expect(toldBet(combo).odds).toEqual({ REQUESTED: 233, IN_PLAY: 229, SETTLE: null });
  });

  test("BET-14 a system has none", () => {
    const terms = { ...sampleBet({ legs }).terms, type: "system" as const, sizes: [1] };
    expect(toldBet(sampleBet({ legs, taken, terms })).odds).toEqual({ REQUESTED: null, IN_PLAY: null, SETTLE: null });
  });

  test("leaves out a product that is not a safe integer", () => {
    const long = Array.from({ length: 8 }, (__, index) => sampleLeg({ hash: `hash-${index}`, odds: 100_000 }));
    expect(toldBet({ ...prepared, ...sampleBet({ legs: long }), decision: null }).odds.REQUESTED).toBeNull();
  });
});

describe("BET-19 the fields of a bet", () => {
  test("BET-19 has its ids, type and rules", () => {
    const rule = {
      id: sampleBet().id,
      kind: "target",
      amount: 1200n,
      part: null,
      notifyOnly: false,
      createdAt: new Date(0),
      from: null,
    } as const;
    const partly = { ...rule, kind: "stop", part: 500n } as const;
    const bet = toldBet(sampleBet({ parts: 2, rules: [partly, rule] }));
    expect(bet).toMatchObject({
      betProfileId: `${bet.id}.2`,
      type: "single",
      game: "PREMATCH",
      currency: "EUR",
      hashes: [{ type: "REGULAR", value: "8841-20C7-5F19" }],
      autoCashoutRule: { id: rule.id, amount: "12.00" },
      rules: [
        { kind: "stop", amount: "12.00", part: "5.00" },
        { kind: "target", part: null },
      ],
      cashout,
      desiredProfit: null,
    });
    expect(toldBet(sampleBet({ rules: [partly, { ...rule, notifyOnly: true }] })).autoCashoutRule).toBeNull();
  });

  test("AUTO-1 has no rule where the bet can never be cashed out", () => {
    const rule = {
      id: "rule",
      kind: "target",
      amount: 1500n,
      part: null,
      notifyOnly: false,
      from: null,
      createdAt: new Date(0),
    } as const;
    const never = { allowed: false, processing: false, winnings: { total: null }, codes: [1004] };
    expect(toldBet(sampleBet({ rules: [rule] }), {}, never)).toMatchObject({ rules: [], autoCashoutRule: null });
  });

  test("BET-19 has its stake, the part that was cashed out, and the winnings of the rest", () => {
    const cashouts = [{ part: 250n, paid: 240n, at: new Date(NOW), byRule: true }];
    const bet = sampleBet({ parts: 1, cashedStake: 250n, cashedOut: 240n, cashouts });
    expect(toldBet(bet)).toMatchObject({
      cashouts: [{ part: "2.50", paid: "2.40", at: NOW, byRule: true }],
      payin: { stake: "10.00", taxes: [], bonuses: [], total: "10.00" },
      openStake: "7.50",
      cashouted: "2.40",
      minWinningsTotal: null,
      bonus: { payin: null, winnings: null },
      combinationCount: 1,
    });
    expect(winningsOf(bet)).toEqual({ MAX: "11.10", IN_PLAY: "11.10" });
    expect(winningsOf(prepared)).toEqual({ MAX: "15.00" });
    expect(winningsOf(endedBet({}))).toEqual({ MAX: "14.80", SETTLE: "14.80" });
  });

  test("BET-19 has the rows of a system, and its minimum winnings", () => {
    const legs = [
      sampleLeg({ odds: 200 }),
      sampleLeg({ hash: "hash-two", eventId: 2, odds: 300 }),
      sampleLeg({ hash: "hash-three", eventId: 5, odds: 400 }),
    ];
    const terms = { ...sampleBet({ legs }).terms, type: "system" as const, sizes: [2] };
    const bet = { ...prepared, terms, stake: 300n, legResults: [null, null, null] };
    expect(toldBet(bet)).toMatchObject({
      selectedSystems: [{ size: 2, combinations: 3, stake: "3.00" }],
      combinationCount: 3,
      minWinningsTotal: "6.00",
    });
    expect(winningsOf(bet)).toEqual({ MAX: "26.00", MIN: "6.00" });
  });
});

describe("BET-13 taxes and bonuses", () => {
  const taxesAndBonuses: TaxesAndBonuses = {
    payinTax: 5,
    payinBonus: 2,
    payoutTax: [
      { above: 0, rate: 10 },
      { above: 50, rate: 20 },
    ],
    comboBonus: [{ legs: 3, rate: 5 }],
  };
  const legs = [1, 2, 5].map((eventId) => sampleLeg({ hash: `hash-${eventId}`, eventId, odds: 200 }));
  const taken = { "hash-1": 200, "hash-2": 200, "hash-5": 200 };
  const taxed = (more: Parameters<typeof sampleBet>[0] = {}): StoredBet => {
    const bet = sampleBet({ legs, taken, payinTax: 50n, payinBonus: 20n, maxWinnings: 7180n, ...more });
    return { ...bet, terms: { ...bet.terms, taxesAndBonuses } };
  };
  const entryOf = (bet: StoredBet, type: string) => toldBet(bet).winnings.find((entry) => entry.type === type);

  test("BET-13 an open bet has those of its stake and of what it may win, with their rates", () => {
    expect(toldBet(taxed())).toMatchObject({
      payin: {
        stake: "10.00",
        taxes: [{ rate: 500, amount: "0.50" }],
        bonuses: [{ rate: 200, amount: "0.20" }],
        total: "9.70",
      },
      bonus: { payin: "0.20", winnings: "3.40" },
    });
    // 77.60 and 3.40 are a profit of 71.00: 5.00 on the first 50.00, 4.20 on the rest.
    expect(entryOf(taxed(), "IN_PLAY")).toEqual({
      type: "IN_PLAY",
      total: "71.80",
      taxes: [{ rate: 2000, amount: "9.20" }],
      bonuses: [{ rate: 500, amount: "3.40" }],
    });
  });

  test("BET-13 PEER-1 the rest of a bet has its share of them", () => {
    const rest = taxed({ parts: 1, cashedStake: 250n, cashedOut: 300n });
    expect(entryOf(rest, "MAX")).toMatchObject({
      total: "53.85",
      taxes: [{ rate: 2000, amount: "6.90" }],
      bonuses: [{ rate: 500, amount: "2.55" }],
    });
  });

  test("BET-13 a settled bet has what was deducted and added, not what might have been", () => {
    const end = sampleEnd({ payout: 2846n, tax: 94n, bonus: 0n });
    const results = [sampleResult(), sampleResult(), sampleResult({ resolution: "HALF_LOST" })];
    expect(entryOf(taxed({ phase: "PAID_OUT", end, legResults: results }), "SETTLE")).toEqual({
      type: "SETTLE",
      total: "28.46",
      taxes: [{ rate: 1000, amount: "0.94" }],
      bonuses: [],
    });
  });

  test("BET-13 a refund shows neither tax nor bonus on its payout", () => {
    const end = sampleEnd({ resolution: "VOID", payout: 1000n, tax: -50n, bonus: -20n });
    const told = toldBet(taxed({ phase: "PAID_OUT", end }));
    expect(told.winnings.find(({ type }) => type === "SETTLE")).toMatchObject({
      total: "10.00",
      taxes: [],
      bonuses: [],
    });
    expect(told.bonus.winnings).toBeNull();
  });

  test("BET-13 a settled system keeps its least payout and the stakes of its rows", () => {
    const terms = { ...taxed().terms, type: "system" as const, sizes: [2] };
    const bet = taxed({ stake: 300n, payinTax: 15n, payinBonus: 6n });
    const settlement = { odds: taken, rows: [{ size: 2, combinations: 3, stake: "300" }] };
    const decision = { ...(bet.decision as NonNullable<StoredBet["decision"]>), settlement };
    const end = sampleEnd({ payout: 800n });
    expect(toldBet({ ...bet, terms, decision, phase: "PAID_OUT", end })).toMatchObject({
      selectedSystems: [{ size: 2, combinations: 3, stake: "3.00" }],
      minWinningsTotal: "3.79",
    });
  });
});

describe("settings of the brand", () => {
  test("REBET-3 allows a rebet where the brand has it", () => {
    expect(toldBet(sampleBet()).rebetEnabled).toBe(true);
    expect(toldBet(sampleBet({ brand: "nordvik" })).rebetEnabled).toBe(false);
  });

  test.each<[string, StoredBet, number | null]>([
    ["within its time", sampleBet(), NOW + 60_000],
    ["of a brand that has none", sampleBet({ brand: "nordvik" }), null],
    ["when the time is over", sampleBet({ createdAt: new Date(NOW - 60_000) }), null],
    ["in play", sampleBet({ legs: [sampleLeg({ game: "LIVE" })] }), null],
    ["after a part was cashed out", sampleBet({ parts: 1 }), null],
    ["that had ended and was opened again", sampleBet({ kept: 0n }), null],
    ["with a decided leg", sampleBet({ legResults: [sampleResult()] }), null],
    ["whose leg was opened again", sampleBet({ legResults: [sampleResult({ resolution: null })] }), NOW + 60_000],
    ["that is not accepted yet", prepared, null],
    ["taken at less than the price now", sampleBet({ taken: { "hash-one": 147 } }), null],
    ["on an event that is not offered", sampleBet({ legs: [sampleLeg({ eventId: 999 })] }), null],
  ])("BET-17 cancelling a bet %s", (_, bet, until) => {
    expect(toldBet(bet).cancellableUntil).toBe(until);
  });
  test("BET-17 cancelling a bet before the offer is known", () => {
    expect(toldBet(sampleBet(), { offer: null }).cancellableUntil).toBeNull();
  });
});
