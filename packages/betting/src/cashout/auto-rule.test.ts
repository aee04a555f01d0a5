import { describe, expect, test } from "vitest";
import { formatAmount, parseAmount } from "../money/money.ts";
import { type AutoRule, decideRule, inOrderOfRules, type RuleMoment } from "./auto-rule.ts";
import { ruleProblemWithin } from "./rule-bounds.ts";

describe("auto rules", () => {
  const rule: AutoRule = { id: "r", kind: "target", amount: 12_000n, part: null, notifyOnly: false };

  test("AUTO-2 the amount must be above the current value and at most the maximum winnings", () => {
    const bounds = { limit: 12_000n, offered: 5840n };
    const problems = [5840n, 5841n, 12_000n, 12_001n].map((amount) => ruleProblemWithin({ ...rule, amount }, bounds));
    expect(problems).toEqual(["too_low", null, null, "too_high"]);
  });

  test("AUTO-2 an entered amount is shown with two decimals", () => {
    const shown = (text: string) => formatAmount(parseAmount(text, "EUR") ?? 0n, "EUR");
    expect(["120", "120.5", "120.50"].map(shown)).toEqual(["120.00", "120.50", "120.50"]);
  });

  const at = (value: bigint, more: Partial<RuleMoment> = {}): RuleMoment => ({
    ...{ value, openStake: 1_000n, awake: true },
    ...more,
  });

  test("PEER-2 a rule pays in full or in part, and never below its target", () => {
    expect(decideRule(rule, at(11_999n))).toEqual({ type: "wait" });
    expect(decideRule(rule, at(12_000n))).toEqual({ type: "pay", part: 1_000n, amount: 12_000n });
    expect(decideRule({ ...rule, part: 250n }, at(12_345n))).toEqual({ type: "pay", part: 250n, amount: 3_086n });
    expect(decideRule({ ...rule, part: 250n }, at(11_999n))).toEqual({ type: "wait" });
  });

  test("PEER-2 a part larger than the open stake takes the open stake", () => {
    expect(decideRule({ ...rule, part: 1_001n }, at(12_000n))).toEqual({ type: "pay", part: 1_000n, amount: 12_000n });
  });

  test("PEER-2 a notify-only rule never pays", () => {
    expect(decideRule({ ...rule, notifyOnly: true }, at(11_999n))).toEqual({ type: "wait" });
    expect(decideRule({ ...rule, notifyOnly: true }, at(12_000n))).toEqual({ type: "notify" });
  });

  test("AHEAD-2 a stop is met at its amount or below", () => {
    const stop: AutoRule = { ...rule, kind: "stop", amount: 500n };
    expect(decideRule(stop, at(501n))).toEqual({ type: "wait" });
    expect(decideRule(stop, at(500n))).toEqual({ type: "pay", part: 1_000n, amount: 500n });
    expect(decideRule(stop, at(400n, { awake: false }))).toEqual({ type: "pay", part: 1_000n, amount: 400n });
  });

  test("AHEAD-2 a minute rule is inactive until its minute, then it is a target", () => {
    const late: AutoRule = { ...rule, kind: "minute" };
    expect(decideRule(late, at(13_000n, { awake: false }))).toEqual({ type: "wait" });
    expect(decideRule(late, at(11_999n))).toEqual({ type: "wait" });
    expect(decideRule(late, at(13_000n))).toEqual({ type: "pay", part: 1_000n, amount: 13_000n });
  });

  test("AHEAD-2 rules met at once are in the order stop, target, minute, part, notification", () => {
    const stop: AutoRule = { ...rule, kind: "stop" };
    const minute: AutoRule = { ...rule, kind: "minute" };
    const part: AutoRule = { ...rule, part: 1n };
    const notify: AutoRule = { ...rule, notifyOnly: true };
    expect(inOrderOfRules([notify, part, minute, rule, stop])).toEqual([stop, rule, minute, part, notify]);
  });
});
