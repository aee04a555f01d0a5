import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumAmounts } from "../money/money.ts";
import { active, idOf, pickOf, RULES, run, selected, typed } from "../test-support/slips.ts";
import { type AfterPlacement, applyPlacement, type BetResult } from "./placement.ts";
import { selectionsOf } from "./slip-state.ts";

const two = active(run([selected(pickOf(1)), selected(pickOf(2))]));
const hash = (event: number) => `hash-${event}-1-1`;
const CLEAR: AfterPlacement = { clear: true, keepSelections: false, defaultStake: 200n };
const apply = (slip = two, results: BetResult[] = [], after = CLEAR) =>
  applyPlacement(slip, results, after, (id) => `new ${id}`);
const hashes = (slip = two) => selectionsOf(slip).map((selection) => selection.hash);

describe("after placement", () => {
  test("SLIP-9 placed bets leave the slip where the brand clears it", () => {
    const all = apply({ ...two, stake: 900n }, [{ status: "PLACED", hashes: [hash(1), hash(2)] }]);
    expect(all).toMatchObject({ selectionsList: [], selectionsData: {}, stake: 200n, type: "single" });
    const one = apply({ ...two, stake: 900n }, [{ status: "PLACED", hashes: [hash(1)] }]);
    expect(one).toMatchObject({ selectionsList: [idOf(2)], stake: 900n });
  });

  test("SLIP-9 PEER-4 selections stay where the brand keeps them or the bettor chose to, ready for a new bet", () => {
    for (const after of [
      { ...CLEAR, clear: false },
      { ...CLEAR, keepSelections: true },
    ]) {
      const kept = apply(two, [{ status: "PLACED", hashes: [hash(1), hash(2)] }], after);
      expect(kept.selectionsList).toEqual(two.selectionsList);
      expect(hashes(kept)).toEqual([`new ${idOf(1)}`, `new ${idOf(2)}`]);
    }
  });

  test("PLACE-3 rejected selections get new hashes and stay", () => {
    const slip = apply(two, [
      { status: "REJECTED", hashes: [hash(1)] },
      { status: "PLACED", hashes: [hash(2)] },
    ]);
    expect(slip.selectionsList).toEqual([idOf(1)]);
    expect(hashes(slip)).toEqual([`new ${idOf(1)}`]);
    expect(apply(two, [{ status: "REJECTED", hashes: ["unknown"] }])).toEqual(two);
  });

  test("PLACE-3 the stake the book would take is put in its place", () => {
    const combo = { ...two, type: "combo" as const, stake: 9000n };
    expect(apply(combo, [{ status: "REJECTED", hashes: [hash(1), hash(2)], alternativeStake: 4200n }]).stake).toBe(
      4200n,
    );
    const singles = apply(two, [{ status: "REJECTED", hashes: [hash(2)], alternativeStake: 4200n }]);
    expect(selectionsOf(singles).map(({ payment }) => payment)).toEqual([null, 4200n]);
    expect(singles.stake).toBe(two.stake);
    const sole = active(run([selected(pickOf(1))]));
    const alone = apply(sole, [{ status: "REJECTED", hashes: [hash(1)], alternativeStake: 4200n }]);
    expect(alone.stake).toBe(4200n);
    expect(apply(sole, [{ status: "REJECTED", hashes: [hash(1)] }]).stake).toBe(sole.stake);
  });

  test("the reducer books the answer", () => {
    const state = run([
      selected(pickOf(1)),
      { type: "bets answered", results: [{ status: "PLACED", hashes: [hash(1)] }], after: CLEAR, newHash: (id) => id },
    ]);
    expect(active(state).selectionsList).toEqual([]);
  });
});

describe("payments of singles", () => {
  const total = (amount: bigint | null, remainder: "first" | "last") =>
    ({ type: "total payment entered", total: amount, remainder }) as const;
  const payments = (state: ReturnType<typeof run>) => selectionsOf(active(state)).map(({ payment }) => payment);
  const three = run([1, 2, 3].map((event) => selected(pickOf(event))));

  test("STAKE-3 a total is split evenly, the rounding on the first or the last", () => {
    expect(payments(run([total(1000n, "first")], RULES, three))).toEqual([334n, 333n, 333n]);
    expect(payments(run([total(1000n, "last")], RULES, three))).toEqual([333n, 333n, 334n]);
    expect(active(run([total(1000n, "last")], RULES, three)).stake).toBe(1000n);
  });

  test("STAKE-3 only active selections take part", () => {
    const locked = run(
      [
        {
          type: "offer changed",
          offers: [{ outcomeId: idOf(3), odds: 1, availability: "suspended", eventVersion: 2 }],
        },
      ],
      RULES,
      three,
    );
    expect(payments(run([total(1001n, "last")], RULES, locked))).toEqual([500n, 501n, null]);
    expect(payments(run([total(1001n, "first"), total(null, "first")], RULES, locked))).toEqual([null, null, null]);
  });

  test("STAKE-6 the parts always sum to the whole", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 1, max: 30 }), (amount, count) => {
        const picks = Array.from({ length: count }, (_, index) => selected(pickOf(index + 1)));
        const state = run([...picks, total(amount, "first")]);
        expect(sumAmounts(payments(state).map((payment) => payment ?? 0n))).toBe(amount);
      }),
    );
  });

  test("a payment can be set alone", () => {
    const state = run(
      [
        { type: "payment entered", id: idOf(2), payment: 50n },
        { type: "payment entered", id: "x", payment: 1n },
      ],
      RULES,
      three,
    );
    expect(payments(state)).toEqual([null, 50n, null]);
  });
});

test("bankers, systems and multiples are toggled and staked", () => {
  const state = run([
    ...[1, 2, 3].map((event) => selected(pickOf(event))),
    typed("system"),
    { type: "banker toggled", id: idOf(2) },
    { type: "banker toggled", id: "x" },
    ...[3, 2, 1, 3].map((size) => ({ type: "system toggled", size }) as const),
    { type: "multiple staked", size: 2, stake: 50n },
    { type: "multiple staked", size: 3, stake: 70n },
    { type: "multiple staked", size: 2, stake: null },
  ]);
  expect(selectionsOf(active(state)).map(({ banker }) => banker)).toEqual([false, true, false]);
  expect(active(state).systems).toEqual([1, 2]);
  expect(active(state).betMultiples).toEqual({ 3: 70n });
  expect(selectionsOf(active(run([{ type: "banker toggled", id: idOf(2) }], RULES, state)))[1]?.banker).toBe(false);
});
