import { CASHOUT_CODES, type CombineReason, SLIP_ERRORS, type SlipError, type TypeObstacle } from "@touchline/betting";
import { REJECTION_CODES } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import {
  cashoutCodeText,
  combineReasonText,
  obstacleText,
  rejectionText,
  slipErrorText,
  slipNoticeText,
} from "./betting-texts.ts";

/** A text that was found is no key. */
const WORDS = /^[A-Z][^_]+ [^_]+$/;

const OBSTACLES: Readonly<Record<TypeObstacle, true>> = {
  not_allowed: true,
  too_few_selections: true,
  same_event: true,
  bet_builder: true,
};

const REASONS: Readonly<Record<CombineReason, true>> = {
  other_event: true,
  not_supported: true,
  same_market: true,
  too_many: true,
  contradiction: true,
};

const SELECTION_ERRORS = [
  "selection_suspended",
  "selection_gone",
  "odds_changed",
  "price_pending",
  "bet_builder_unavailable",
] as const;

const ERRORS: readonly SlipError[] = [
  ...SELECTION_ERRORS.map((key) => ({ key, at: "selection", id: "1" }) as const),
  { key: "stake_missing", at: "stake" },
  { key: "slip_empty", at: "slip" },
  { key: "system_missing", at: "slip" },
];

const euro = (amount: bigint): string => `€${amount}`;

describe("what the rules of betting say, in words", () => {
  test.each(SLIP_ERRORS)("the notice %s", (key) => {
    expect(slipNoticeText(key, 30)).toMatch(WORDS);
  });

  test.each(ERRORS.map((error) => [error.key, error] as const))("the error %s", (_, error) => {
    expect(slipErrorText(error, euro)).toMatch(WORDS);
  });

  test.each(Object.keys(OBSTACLES) as TypeObstacle[])("the obstacle %s", (obstacle) => {
    expect(obstacleText(obstacle)).toMatch(WORDS);
    expect(slipErrorText({ key: "ticket_type", at: "slip", obstacle }, euro)).toBe(obstacleText(obstacle));
  });

  test.each(REJECTION_CODES)("PLACE-4 the rejection %s", (code) => {
    expect(rejectionText({ code, reason: "of the server" })).toMatch(WORDS);
    expect(rejectionText({ code, reason: "of the server" })).not.toContain("of the server");
  });

  test.each(["RISK_4711", 4711])("PLACE-4 the rejection %s, which is not ours, in the server's own words", (code) => {
    expect(rejectionText({ code, reason: "Not for this account" })).toBe("Not for this account");
    expect(rejectionText({ code, reason: "" })).toMatch(WORDS);
  });

  test.each(Object.keys(REASONS) as CombineReason[])("the reason %s against a combination", (reason) => {
    expect(combineReasonText(reason)).toMatch(WORDS);
  });

  test.each(Object.entries(CASHOUT_CODES))("the cash-out code %s", (_, code) => {
    expect(cashoutCodeText(code)).toMatch(WORDS);
    expect(cashoutCodeText(code)).not.toBe(cashoutCodeText(0));
  });
});

test("amounts and limits stand in the text", () => {
  expect(slipErrorText({ key: "stake_below_min", at: "stake", min: 1n }, euro)).toBe("The lowest stake is €1");
  expect(slipErrorText({ key: "stake_above_max", at: "stake", max: 9n }, euro)).toBe("The highest stake is €9");
  expect(slipErrorText({ key: "balance_insufficient", at: "stake", missing: 5n }, euro)).toBe(
    "Your balance is €5 short",
  );
  expect(slipNoticeText("restriction_max_selections", 30)).toBe("A slip takes at most 30 selections");
  expect(slipNoticeText("restriction_max_bet_builder_bets", 30)).toBe("A bet builder takes at most 10 markets");
});

test("a code that is not ours says that there is no cash-out", () => {
  expect(cashoutCodeText(4711)).toBe("Cash-out unavailable");
});
