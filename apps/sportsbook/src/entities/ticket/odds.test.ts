import { BET_PHASES } from "@touchline/protocol";
import { expect, test } from "vitest";
import { oddsByPhase, oddsText, selectionOdds } from "./odds.ts";

const ALL = { REQUESTED: 200, IN_PLAY: 210, SETTLE: 150 };
const ASKED = { REQUESTED: 200, IN_PLAY: null, SETTLE: null };

const EXPECTED = { PREPARED: 200, PLACED: 210, REJECTED: 200, CANCELLED: 200, SETTLED: 150, PAID_OUT: 150 };

test.each(BET_PHASES)("BET-14 the odds of a bet that is %s, else those that were requested", (phase) => {
  expect(oddsByPhase(phase, ALL)).toBe(EXPECTED[phase]);
  expect(oddsByPhase(phase, ASKED)).toBe(200);
});

test("BET-10 the requested odds are struck where the settle odds differ", () => {
  expect(selectionOdds("PAID_OUT", ALL)).toEqual({ price: 150, struck: 200 });
  expect(selectionOdds("SETTLED", { ...ALL, SETTLE: 200 })).toEqual({ price: 200, struck: null });
  expect(selectionOdds("PLACED", { ...ALL, SETTLE: null })).toEqual({ price: 210, struck: null });
});

test("BET-10 a leg that is void counts at 1.00 while its bet still plays", () => {
  expect(selectionOdds("PLACED", { REQUESTED: 166, IN_PLAY: 166, SETTLE: 100 })).toEqual({ price: 100, struck: 166 });
});

test("ODDS-1 odds in the format of the bettor; a product beyond reading is told in short", () => {
  expect(oddsText(986, "decimal")).toBe("9.86");
  expect(oddsText(300, "american")).toBe("+200");
  expect(oddsText(1_000_000_000, "decimal")).toBe("10M");
  expect(oddsText(null, "decimal")).toBe("–");
});
