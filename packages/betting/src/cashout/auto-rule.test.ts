import { describe, expect, test } from "vitest";
import { formatAmount, parseAmount } from "../money/money.ts";
import {
  type AutoRule,
  type AutoRuleEvent,
  type AutoRuleState,
  canCreateRule,
  canDelete,
  canSetUp,
  decideRule,
  NO_AUTO_RULE,
  stepAutoRule,
} from "./auto-rule.ts";

describe("AUTO-1 auto rules", () => {
  const rule: AutoRule = { id: "r", amount: 12_000n, part: null, notifyOnly: false };
  const none = NO_AUTO_RULE;
  const created: AutoRuleEvent = { type: "created", rule };
  const on = (types: AutoRuleEvent["type"][], start: AutoRuleState = none) =>
    types.reduce(
      (state, type) => stepAutoRule(state, type === "created" ? created : ({ type } as AutoRuleEvent)),
      start,
    );

  test("AUTO-1 none, setup, active, delete, none", () => {
    expect(none).toEqual({ status: "none", rule: null });
    expect(on(["created"])).toEqual({ status: "setup", rule });
    expect(on(["created", "confirmed"])).toEqual({ status: "active", rule });
    expect(on(["created", "confirmed", "deleted"])).toEqual({ status: "delete", rule });
    expect(on(["created", "confirmed", "deleted", "confirmed"])).toEqual(none);
  });

  test("AUTO-1 a refusal goes back to where it came from", () => {
    expect(on(["created", "refused"])).toEqual(none);
    expect(on(["created", "confirmed", "deleted", "refused"])).toEqual({ status: "active", rule });
  });

  test.each(["fired", "settled", "cashed out by hand"] as const)(
    "AUTO-1 PEER-2 a rule is over when the bet was %s",
    (type) => {
      expect(on(["created", "confirmed", type])).toEqual(none);
      expect(on(["created", "confirmed", "deleted", type])).toEqual(none);
      expect(on(["created", type]).status).toBe(type === "fired" ? "setup" : "none");
      expect(on([type])).toEqual(none);
    },
  );

  test("AUTO-1 a second rule cannot be created beside the first, and nothing can be confirmed without one", () => {
    const other: AutoRuleEvent = { type: "created", rule: { ...rule, id: "other" } };
    for (const state of [on(["created"]), on(["created", "confirmed"]), on(["created", "confirmed", "deleted"])])
      expect(stepAutoRule(state, other)).toEqual(state);
    expect(on(["confirmed", "refused", "deleted"])).toEqual(none);
    expect(on(["confirmed", "deleted"], on(["created"]))).toMatchObject({ status: "delete" });
    expect(on(["deleted"], on(["created"]))).toEqual(on(["created"]));
    expect(on(["confirmed", "refused"], on(["created", "confirmed"]))).toEqual(on(["created", "confirmed"]));
  });

  test("AUTO-1 setup shows only without a rule, delete only with one", () => {
    const states = [none, on(["created"]), on(["created", "confirmed"]), on(["created", "confirmed", "deleted"])];
    expect(states.map(canSetUp)).toEqual([true, false, false, false]);
    expect(states.map(canDelete)).toEqual([false, false, true, false]);
  });

  test("AUTO-2 the amount is above what is offered and at most the maximum win", () => {
    const bounds = { limit: 12_000n, offered: 5840n };
    expect([5840n, 5841n, 12_000n, 12_001n].map((amount) => canCreateRule(amount, bounds))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("AUTO-2 what was entered is shown with two decimals", () => {
    const shown = (text: string) => formatAmount(parseAmount(text, "EUR") ?? 0n, "EUR");
    expect(["120", "120.5", "120.50"].map(shown)).toEqual(["120.00", "120.50", "120.50"]);
  });

  test("PEER-2 a rule pays whole or in part, and never below its target", () => {
    expect(decideRule(rule, 11_999n, 1000n)).toEqual({ type: "wait" });
    expect(decideRule(rule, 12_000n, 1000n)).toEqual({ type: "pay", amount: 12_000n });
    expect(decideRule({ ...rule, part: 250n }, 12_345n, 1000n)).toEqual({ type: "pay", amount: 3086n });
    expect(decideRule({ ...rule, part: 250n }, 11_999n, 1000n)).toEqual({ type: "wait" });
  });

  test("PEER-2 a rule that only tells never pays", () => {
    expect(decideRule({ ...rule, notifyOnly: true }, 11_999n, 1000n)).toEqual({ type: "wait" });
    expect(decideRule({ ...rule, notifyOnly: true }, 12_000n, 1000n)).toEqual({ type: "notify" });
  });
});
