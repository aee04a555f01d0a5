import { describe, expect, test } from "vitest";
import { ruleBoundsOf, ruleProblem } from "./rule-bounds.ts";

const bet = (total: string | null): Parameters<typeof ruleBoundsOf>[0] => ({
  currency: "EUR",
  cashout: { allowed: total !== null, processing: false, winnings: { total }, codes: [] },
  winnings: [{ type: "MAX", total: "120.00", taxes: [], bonuses: [] }],
});

describe("AUTO-2 bounds of a rule", () => {
  test.each([
    ["target", 5840n, "too_low"],
    ["target", 5841n, null],
    ["target", 12_000n, null],
    ["target", 12_001n, "too_high"],
    ["stop", 0n, "too_low"],
    ["stop", 1n, null],
    ["stop", 5839n, null],
    ["stop", 5840n, "too_high"],
    ["minute", 0n, "too_low"],
    ["minute", 1n, null],
    ["minute", 12_000n, null],
    ["minute", 12_001n, "too_high"],
  ] as const)("AUTO-2 AHEAD-2 a %s of %s with a value of 58.40 is %s", (kind, amount, problem) => {
    expect(ruleProblem({ kind, amount }, bet("58.40"))).toBe(problem);
  });

  test("AUTO-2 without a cash-out value only the maximum winnings bound a rule", () => {
    expect(ruleBoundsOf(bet(null))).toEqual({ limit: 12_000n, offered: 0n });
    expect(ruleProblem({ kind: "target", amount: 1n }, bet(null))).toBeNull();
    expect(ruleProblem({ kind: "stop", amount: 12_000n }, bet(null))).toBeNull();
    expect(ruleProblem({ kind: "stop", amount: 12_001n }, bet(null))).toBe("too_high");
  });
});
