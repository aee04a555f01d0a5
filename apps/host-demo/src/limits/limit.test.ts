import { describe, expect, test } from "vitest";
import { fromThousandths, toThousandths } from "../amounts.ts";
import { breakAfter, breakAt } from "./break.ts";
import { cancelRaise, changeLimit, leftOf, limitAt, NO_LIMIT, RAISE_WAITS_MS } from "./limit.ts";
import { dayOf, weekOf } from "./periods.ts";

const NOW = Date.UTC(2026, 10, 18, 12);

describe("PEER-10 a limit", () => {
  const fifty = changeLimit(NO_LIMIT, "50", NOW);

  test("PEER-10 the first one holds at once: none is the highest there is", () => {
    expect(fifty).toEqual({ of: "50", raise: null });
  });

  test("PEER-10 lowering holds at once, by value and not by how it is written", () => {
    expect(changeLimit(fifty, "9.50", NOW)).toEqual({ of: "9.50", raise: null });
    expect(changeLimit(fifty, "50.00", NOW).raise).toBeNull();
  });

  test.each([["80"], ["50.01"], [null]])("PEER-10 raising to %s waits a day", (to) => {
    const raised = changeLimit(fifty, to, NOW);
    expect(raised).toEqual({ of: "50", raise: { of: to, at: NOW + RAISE_WAITS_MS } });
    expect(limitAt(raised, NOW + RAISE_WAITS_MS - 1)).toEqual(raised);
    expect(limitAt(raised, NOW + RAISE_WAITS_MS)).toEqual({ of: to, raise: null });
  });

  test("PEER-10 a raise can be cancelled while it waits, and lowering cancels it", () => {
    const raised = changeLimit(fifty, "80", NOW);
    expect(cancelRaise(raised, NOW)).toEqual(fifty);
    expect(changeLimit(raised, "40", NOW)).toEqual({ of: "40", raise: null });
    expect(cancelRaise(raised, NOW + RAISE_WAITS_MS).of).toBe("80");
  });

  test("PEER-10 what is left is never less than nothing", () => {
    expect(leftOf(fifty, toThousandths("12.5"))).toBe(37_500n);
    expect(leftOf(fifty, toThousandths("60"))).toBe(0n);
    expect(leftOf(NO_LIMIT, 1n)).toBeNull();
  });
});

test("PEER-10 a break that has begun is never made shorter, and ends by itself", () => {
  const until = breakAfter(null, "7d", NOW);
  expect(breakAfter(until, "1h", NOW)).toBe(until);
  expect(breakAfter(until, "30d", NOW)).toBeGreaterThan(until);
  expect(breakAt(until, until - 1)).toBe(until);
  expect(breakAt(until, until)).toBeNull();
});

test("days begin at midnight and weeks on Mondays, of UTC", () => {
  expect(new Date(dayOf(NOW)).toISOString()).toBe("2026-11-18T00:00:00.000Z");
  expect(new Date(weekOf(NOW)).toISOString()).toBe("2026-11-16T00:00:00.000Z");
  expect(weekOf(weekOf(NOW))).toBe(weekOf(NOW));
  expect(weekOf(weekOf(NOW) - 1)).toBe(weekOf(NOW) - 7 * 86_400_000);
});

test.each(["0", "12", "248.60", "0.05", "999999999999.99"])("%s is counted without losing a digit", (amount) => {
  expect(fromThousandths(toThousandths(amount))).toBe(amount);
});
