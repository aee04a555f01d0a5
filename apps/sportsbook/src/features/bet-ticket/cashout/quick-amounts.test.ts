import fc from "fast-check";
import { expect, test } from "vitest";
import { quickAmounts } from "./quick-amounts.ts";

test("AUTO-3 quick amounts are round, and spread between the offer and the most", () => {
  expect(quickAmounts({ offered: 4120n, limit: 12_039n })).toEqual([6000n, 7500n, 9000n, 10_500n]);
  expect(quickAmounts({ offered: 5840n, limit: 18_742n })).toEqual([7500n, 10_000n, 12_500n, 15_000n]);
  expect(quickAmounts({ offered: 100n, limit: 103n })).toEqual([]);
});

test("AUTO-3 none of them is out of bounds, and no two are equal", () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 10n });
  fc.assert(
    fc.property(amount, amount, (offered, more) => {
      const limit = offered + more;
      const quick = quickAmounts({ offered, limit });
      expect(quick.every((each) => each > offered && each <= limit)).toBe(true);
      expect(new Set(quick).size).toBe(quick.length);
    }),
  );
});
