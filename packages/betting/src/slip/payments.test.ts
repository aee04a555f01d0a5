import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_EXTRAS } from "../payout/payout.ts";
import { active, idOf, pickOf, RULES, run, selected, typed } from "../test-support/slips.ts";
import { selectionsOf } from "./slip-state.ts";
import { summariseSlip } from "./summary.ts";

describe("payments of singles", () => {
  const total = (amount: bigint | null, remainder: "first" | "last") =>
    ({ type: "total payment entered", total: amount, remainder }) as const;
  const payments = (state: ReturnType<typeof run>) => selectionsOf(active(state)).map(({ payment }) => payment);
  const played = (state: ReturnType<typeof run>) =>
    summariseSlip(active(state), { payout: NO_EXTRAS, remainder: "first" }).stake;
  const three = () => run([1, 2, 3].map((event) => selected(pickOf(event))));

  test("STAKE-3 a total is split evenly, with the remainder on the first or the last", () => {
    expect(payments(run([total(1000n, "first")], RULES, three()))).toEqual([334n, 333n, 333n]);
    expect(payments(run([total(1000n, "last")], RULES, three()))).toEqual([333n, 333n, 334n]);
    expect(active(run([total(1000n, "last")], RULES, three())).stake).toBe(1000n);
  });

  test("STAKE-3 only active selections get a share", () => {
    const locked = run(
      [
        {
          type: "offer changed",
          offers: [{ outcomeId: idOf(3), odds: 1, availability: "suspended", eventVersion: 2 }],
        },
      ],
      RULES,
      three(),
    );
    expect(payments(run([total(1001n, "last")], RULES, locked))).toEqual([500n, 501n, null]);
    const paid = run([{ type: "payment entered", id: idOf(3), payment: 70n }], RULES, locked);
    expect(payments(run([total(1001n, "last")], RULES, paid))).toEqual([500n, 501n, null]);
    expect(payments(run([total(1001n, "first"), total(null, "first")], RULES, locked))).toEqual([null, null, null]);
  });

  test("STAKE-6 the parts always add up to the whole", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 1, max: 30 }), (amount, count) => {
        const picks = Array.from({ length: count }, (_, index) => selected(pickOf(index + 1)));
        const state = run([...picks, total(amount, "first")]);
        expect(played(state)).toBe(amount);
      }),
    );
  });

  test("a single payment can be set", () => {
    const state = run(
      [
        { type: "payment entered", id: idOf(2), payment: 50n },
        { type: "payment entered", id: "x", payment: 1n },
      ],
      RULES,
      three(),
    );
    expect(payments(state)).toEqual([200n, 50n, 200n]);
  });

  test("STAKE-3 a sole selection has the stake, whichever field was entered", () => {
    const one = run([selected(pickOf(1))]);
    const entered = [
      { type: "payment entered", id: idOf(1), payment: 700n },
      total(800n, "first"),
      { type: "stake entered", stake: 900n },
    ] as const;
    expect(entered.map((action) => played(run([action], RULES, one)))).toEqual([700n, 800n, 900n]);
    for (const last of entered)
      expect(played(run([...entered, last], RULES, one))).toBe(played(run([last], RULES, one)));
    expect(payments(run(entered, RULES, one))).toEqual([null]);
  });

  test("STAKE-3 the payment of the remaining selection becomes the stake", () => {
    const paid = run(
      [1, 2, 3].map((event) => ({ type: "payment entered", id: idOf(event), payment: 50n * BigInt(event) })),
      RULES,
      three(),
    );
    const left = run([selected(pickOf(1)), selected(pickOf(3))], RULES, paid);
    expect(active(left).stake).toBe(100n);
    expect(payments(left)).toEqual([null]);
    expect(active(run([selected(pickOf(1))], RULES, paid)).stake).toBe(RULES.defaultStake);
    const unpaid = run([selected(pickOf(1)), selected(pickOf(3))], RULES, three());
    expect(active(unpaid).stake).toBe(RULES.defaultStake);
    const combo = run([typed("combo"), selected(pickOf(1)), selected(pickOf(3))], RULES, paid);
    expect(active(combo).stake).toBe(RULES.defaultStake);
  });
});

test("toggles bankers and systems, and stakes multiples", () => {
  const state = run([
    ...[1, 2, 3].map((event) => selected(pickOf(event))),
    typed("system"),
    { type: "banker toggled", id: idOf(2) },
    { type: "banker toggled", id: "x" },
    ...[3, 1, 3].map((size) => ({ type: "system toggled", size }) as const),
    { type: "multiple staked", row: "2", stake: 50n },
    { type: "multiple staked", row: "3", stake: 70n },
    { type: "multiple staked", row: "2", stake: null },
  ]);
  expect(selectionsOf(active(state)).map(({ banker }) => banker)).toEqual([false, true, false]);
  expect(active(state).systems).toEqual([1, 2]);
  expect(active(state).betMultiples).toEqual({ 3: 70n });
  expect(selectionsOf(active(run([{ type: "banker toggled", id: idOf(2) }], RULES, state)))[1]?.banker).toBe(false);
});
