import { describe, expect, test } from "vitest";
import { active, INDONESIAN, idOf, pickOf, RULES, run, selected } from "../test-support/slips.ts";
import { type AfterPlacement, applyPlacement, type BetResult } from "./placement.ts";
import { type Betslip, selectionsOf } from "./slip-state.ts";

const two = () => active(run([selected(pickOf(1)), selected(pickOf(2))]));
const hash = (event: number) => `hash-${event}-1-1`;
const CLEAR: AfterPlacement = { clear: true, keepSelections: false, rules: RULES };
const apply = (slip: Betslip, results: BetResult[] = [], after = CLEAR) =>
  applyPlacement(slip, results, after, (id) => `new ${id}`);
const hashes = (slip: Betslip) => selectionsOf(slip).map((selection) => selection.hash);

describe("after placement", () => {
  test("SLIP-9 placed bets leave the slip where the brand clears it", () => {
    const all = apply({ ...two(), stake: 900n }, [{ status: "PLACED", hashes: [hash(1), hash(2)] }]);
    expect(all).toMatchObject({ selectionsList: [], selectionsData: {}, stake: 200n, type: "single" });
    const one = apply({ ...two(), stake: 900n }, [{ status: "PLACED", hashes: [hash(1)] }]);
    expect(one).toMatchObject({ selectionsList: [idOf(2)], stake: 200n });
  });

  test("SLIP-9 PEER-4 selections stay where the brand or the bettor keeps them, ready for a new bet", () => {
    for (const after of [
      { ...CLEAR, clear: false },
      { ...CLEAR, keepSelections: true },
    ]) {
      const kept = apply(two(), [{ status: "PLACED", hashes: [hash(1), hash(2)] }], after);
      expect(kept.selectionsList).toEqual(two().selectionsList);
      expect(hashes(kept)).toEqual([`new ${idOf(1)}`, `new ${idOf(2)}`]);
    }
  });

  test("PLACE-3 rejected selections stay with new hashes", () => {
    const slip = apply(two(), [
      { status: "REJECTED", hashes: [hash(1)] },
      { status: "PLACED", hashes: [hash(2)] },
    ]);
    expect(slip.selectionsList).toEqual([idOf(1)]);
    expect(hashes(slip)).toEqual([`new ${idOf(1)}`]);
    expect(apply(two(), [{ status: "REJECTED", hashes: ["unknown"] }])).toEqual(two());
  });

  test("PLACE-3 sets the stake that the bookmaker would accept", () => {
    const combo = { ...two(), type: "combo" as const, stake: 9000n };
    expect(apply(combo, [{ status: "REJECTED", hashes: [hash(1), hash(2)], alternativeStake: 4200n }]).stake).toBe(
      4200n,
    );
    const singles = apply(two(), [{ status: "REJECTED", hashes: [hash(2)], alternativeStake: 4200n }]);
    expect(selectionsOf(singles).map(({ payment }) => payment)).toEqual([200n, 4200n]);
    expect(singles.stake).toBe(two().stake);
    const sole = active(run([selected(pickOf(1))]));
    const alone = apply(sole, [{ status: "REJECTED", hashes: [hash(1)], alternativeStake: 4200n }]);
    expect(alone.stake).toBe(4200n);
    expect(alone.desiredProfit).toBeNull();
    expect(apply(sole, [{ status: "REJECTED", hashes: [hash(1)] }]).stake).toBe(sole.stake);
  });

  test("PLACE-3 STAKE-5 an entered profit follows the stake that the bookmaker would accept", () => {
    const answered = (odds: number, alternativeStake: bigint) => {
      const state = run(
        [
          selected(pickOf(1, 1, 1, odds)),
          { type: "desired profit entered", desiredProfit: 10_000n },
          {
            type: "bets answered",
            results: [{ status: "REJECTED", hashes: [hash(1)], alternativeStake }],
            after: CLEAR,
            newHash: (id) => id,
          },
        ],
        INDONESIAN,
      );
      return active(state);
    };
    expect(answered(150, 4200n)).toMatchObject({ stake: 4200n, desiredProfit: 2100n });
    // 33 wins 22.11 at 1.67: a profit of 22 needs a stake of 32.8.
    expect(answered(167, 33n)).toMatchObject({ stake: 33n, desiredProfit: 22n });
    // 10 wins 9.1 at 1.91: a profit of 9 needs 9.9; rounded up it would need 11, above the accepted stake.
    expect(answered(191, 10n)).toMatchObject({ stake: 10n, desiredProfit: 9n });
  });

  test("PLACE-3 two rejected bets each get their own stake", () => {
    const singles = apply(two(), [
      { status: "REJECTED", hashes: [hash(1)], alternativeStake: 100n },
      { status: "REJECTED", hashes: [hash(2)], alternativeStake: 300n },
    ]);
    expect(selectionsOf(singles).map(({ payment }) => payment)).toEqual([100n, 300n]);
    expect(hashes(singles)).toEqual([`new ${idOf(1)}`, `new ${idOf(2)}`]);
  });

  test("the reducer applies the answer", () => {
    const state = run([
      selected(pickOf(1)),
      { type: "bets answered", results: [{ status: "PLACED", hashes: [hash(1)] }], after: CLEAR, newHash: (id) => id },
    ]);
    expect(active(state).selectionsList).toEqual([]);
  });
});
