import { expect, test } from "vitest";
import { EUR, termsOn } from "../../testing/ledger-samples.ts";
import { storedBetWith } from "../../testing/ledger-states.ts";
import { type StoredBetRow, storedBetOf } from "./read-bet.ts";
import type { LegOutcomeResult } from "./stored-bet.ts";

const AT = new Date(1_000_000);
const SOON = new Date(2_000_000);

const ROW: StoredBetRow = {
  ...{ id: "0193a1b0-0000-7000-8000-000000000001", punter: "ana", brand: "default", ...EUR },
  ...{ stake: "1000", payinTax: "0", payinBonus: "0", phase: "PLACED", createdAt: AT, acceptAt: AT, decidedAt: AT },
  ...{ terms: termsOn(7, [0]), decision: null, maxWinnings: "2000", legResults: null },
  ...{ cashouts: null, rules: null, ended: null, corrected: null },
};

const resultWith = (version: number, resolution: "WON" | "LOST"): LegOutcomeResult => ({
  ...{ version, resolution, outcomes: [resolution], playStatus: "ENDED", score: { home: 1, away: 0 } },
});

test("a new bet has nothing but its terms", () => {
  expect(storedBetOf(ROW)).toEqual(storedBetWith());
});

test("R6 amounts are read as whole numbers", () => {
  const read = storedBetOf({ ...ROW, stake: "9007199254740993", payinTax: "11", payinBonus: "12", maxWinnings: null });
  expect(read).toMatchObject({ stake: 9_007_199_254_740_993n, payinTax: 11n, payinBonus: 12n, maxWinnings: null });
});

test("R4 each leg has its last result, or none", () => {
  const [leg] = termsOn(7, [0]).legs;
  const terms = { ...termsOn(7, [0]), legs: [leg, leg, leg] as (typeof ROW)["terms"]["legs"] };
  const legResults = [
    { position: 2, version: 1, result: resultWith(1, "WON") },
    { position: 2, version: 3, result: resultWith(3, "LOST") },
    { position: 0, version: 2, result: resultWith(2, "WON") },
  ];
  expect(storedBetOf({ ...ROW, terms, legResults }).legResults).toEqual([
    resultWith(2, "WON"),
    null,
    resultWith(3, "LOST"),
  ]);
});

test("a bet whose terms have no legs has no results", () => {
  const { legs: _legs, ...terms } = ROW.terms;
  expect(storedBetOf({ ...ROW, terms: terms as (typeof ROW)["terms"] }).legResults).toEqual([]);
});

test("R6 cash-outs are counted and added up", () => {
  const cashouts = [
    { part: "300", paid: "350", at: AT.toISOString(), byRule: false },
    { part: "200", paid: "190", at: SOON.toISOString(), byRule: true },
  ];
  expect(storedBetOf({ ...ROW, cashouts })).toMatchObject({
    ...{ parts: 2, cashedStake: 500n, cashedOut: 540n },
    cashouts: [
      { part: 300n, paid: 350n, at: AT, byRule: false },
      { part: 200n, paid: 190n, at: SOON, byRule: true },
    ],
  });
});

test("rules have their part and their minute, or none", () => {
  const rule = { id: "u1", kind: "target" as const, amount: "1500", notifyOnly: false, createdAt: AT.toISOString() };
  const rules = [
    { ...rule, part: null, eventId: null, minute: null },
    { ...rule, part: "400", kind: "minute" as const, eventId: 7, minute: 80 },
    { ...rule, part: null, eventId: 7, minute: null },
    { ...rule, part: null, eventId: null, minute: 80 },
  ];
  expect(storedBetOf({ ...ROW, rules }).rules).toEqual([
    { id: "u1", kind: "target", amount: 1_500n, notifyOnly: false, createdAt: AT, part: null, from: null },
    {
      ...{ id: "u1", kind: "minute", amount: 1_500n, notifyOnly: false, createdAt: AT },
      ...{ part: 400n, from: { eventId: 7, minute: 80 } },
    },
    { id: "u1", kind: "target", amount: 1_500n, notifyOnly: false, createdAt: AT, part: null, from: null },
    { id: "u1", kind: "target", amount: 1_500n, notifyOnly: false, createdAt: AT, part: null, from: null },
  ]);
});

const END = { resolution: "WON", cashback: false, refundReason: null, payout: "2000", tax: "30", bonus: "40" } as const;

test("R5 a bet that has ended has received its payout", () => {
  const ended = { ...END, by: "result" as const, at: AT.toISOString() };
  expect(storedBetOf({ ...ROW, ended })).toMatchObject({
    corrections: 0,
    end: {
      ...{ by: "result", at: AT, resolution: "WON", cashback: false, refundReason: null },
      ...{ payout: 2_000n, received: 2_000n, tax: 30n, bonus: 40n },
    },
  });
});

test("R6 a corrected bet has the state after its last correction, and what it has received in all", () => {
  const ended = { ...END, by: "result" as const, at: AT.toISOString() };
  const corrected = {
    ...END,
    resolution: "LOST" as const,
    payout: "0",
    tax: "0",
    bonus: "0",
    ...{ by: "result" as const, number: 2, received: "70", endedAt: null },
  };
  expect(storedBetOf({ ...ROW, ended, corrected })).toMatchObject({
    corrections: 2,
    end: { by: "result", at: AT, resolution: "LOST", payout: 0n, received: 70n, tax: 0n, bonus: 0n },
  });
});

test("PEER-17 R6 a bet that was opened again has no end, and what it has kept", () => {
  const corrected = {
    ...{ ...END, resolution: "OPEN" as const, payout: "0", tax: "0", bonus: "0", number: 1, received: "70" },
    ...{ by: "result" as const, endedAt: null },
  };
  expect(storedBetOf({ ...ROW, corrected })).toMatchObject({ corrections: 1, end: null, kept: 70n });
});

test("PEER-17 a bet that ended again has what ended it last, and since when", () => {
  const ended = { ...END, by: "result" as const, at: AT.toISOString() };
  const corrected = { ...END, by: "cashout" as const, number: 2, received: "950", endedAt: SOON.toISOString() };
  const read = storedBetOf({ ...ROW, phase: "PAID_OUT", ended, corrected });
  expect(read).toMatchObject({ end: { by: "cashout", at: SOON, received: 950n }, kept: null });
});
