import { type Betslip, calculateBet, STANDARD_RULES, selectionsOf, summariseSlip } from "@touchline/betting";
import { describe, expect, test } from "vitest";
import { samplePick, sampleSlip } from "../../../test-support/sample-slip.ts";
import {
  type SlipLimits,
  slipLimitsOf,
  solveStakeLimits,
  stakeLimitsTask,
  unitLimitsOf,
  withLimits,
} from "./stake-limits.ts";

const limits: SlipLimits = { minStake: 10n, maxStake: 100_000n, maxWinnings: 50_000n, rooms: {}, outcomes: {} };

const solve = (slip: Betslip, rooms: SlipLimits["rooms"] = {}, outcomes: SlipLimits["outcomes"] = {}) => {
  const given = { ...limits, rooms, outcomes };
  const task = stakeLimitsTask(slip, summariseSlip(slip, STANDARD_RULES), given, STANDARD_RULES);
  return task && solveStakeLimits(task);
};

const TWO = [samplePick(1, 0, 200), samplePick(2, 0, 500)];
const THREE = [...TWO, samplePick(3, 0, 300)];

const staked = (units: Betslip["betMultiples"]): Betslip => ({
  ...sampleSlip(THREE),
  type: "multiples",
  betMultiples: units,
});

describe("PEER-7 the largest stake", () => {
  test("PEER-7 is what the book pays at most, and for several singles that of the dearest for each", () => {
    expect(solve(sampleSlip([samplePick(1, 0, 200)]))?.slip).toBe(25_000n);
    expect(solve(sampleSlip(TWO))?.slip).toBe(20_000n);
    expect(solve(sampleSlip(TWO, "combo"))?.slip).toBe(5000n);
    expect(solve(sampleSlip([]))).toBeNull();
  });

  test("PEER-7 is within what may still be lost on an outcome; the stake itself is no loss", () => {
    expect(solve(sampleSlip([samplePick(1, 0, 200)]), { "1o0": 700n })?.slip).toBe(700n);
    expect(solve(sampleSlip(TWO), { "2o0": 400n })?.slip).toBe(200n);
    // 10.00 for each unit: 9.00 of it is lost.
    expect(solve(sampleSlip(TWO, "combo"), { "1o0": 1000n, "2o0": 900n })?.slip).toBe(100n);
    expect(solve(sampleSlip(TWO, "combo"), { "2o0": 50n })?.slip).toBe(0n);
  });

  test("PEER-20 is the strictest of what the outcomes allow", () => {
    const outcomes = {
      "1o0": { maxStake: 900n, maxWinnings: 50_000n },
      "2o0": { maxStake: 100_000n, maxWinnings: 2000n },
    };
    expect(solve(sampleSlip([samplePick(1, 0, 200)]), {}, outcomes)?.slip).toBe(900n);
    expect(solve(sampleSlip(TWO), {}, outcomes)).toMatchObject({ slip: 800n, singles: { "1o0": 900n, "2o0": 400n } });
    // A double at 10.00 pays 20.00 for 2.00.
    expect(solve(sampleSlip(TWO, "combo"), {}, outcomes)?.slip).toBe(200n);
    // Doubles pay 31 units, the treble 30.
    expect(solve(staked({}), {}, outcomes)?.units).toMatchObject({ 2: 64n, 3: 66n });
    expect(solve(sampleSlip([samplePick(1, 0, 200)]), {}, { "1o0": { maxStake: 0n, maxWinnings: 1n } })?.slip).toBe(0n);
  });

  test("PEER-7 of multiples is a unit stake for each size", () => {
    // All doubles pay 10 + 6 + 15 = 31 units, the treble 30, the singles 10: never more than 500.00.
    expect(solve(staked({}))).toMatchObject({ slip: null, units: { 1: 5000n, 2: 1612n, 3: 1666n } });
  });

  test("PEER-7 of multiples leaves to each size what the stakes on the others leave of the room", () => {
    const rooms = { "3o0": 2900n };
    expect(solve(staked({}), rooms)?.units).toMatchObject({ 2: 103n, 3: 100n });
    // A treble of 0.50 may lose 14.50, and the doubles 28 for each unit of the other 14.50.
    expect(solve(staked({ 3: 50n }), rooms)?.units).toMatchObject({ 2: 51n, 3: 100n });
  });

  test.each([
    ["a double and a treble", { 2: 51n, 3: 50n }],
    ["singles and a treble", { 1: 200n, 3: 31n }],
  ] as const)("PEER-7 what multiples may lose together stays within the room: %s", (_name, units) => {
    const room = 2900n;
    const most = solve(staked(units), { "3o0": room })?.units ?? {};
    const legs = selectionsOf(staked(units)).map((_selection, index) => ({
      odds: [200, 500, 300][index] as number,
      banker: false,
    }));
    const loss = (size: number, unit: bigint): bigint => {
      const stake = unit * (size === 3 ? 1n : 3n);
      return calculateBet({ type: "multiples", sizes: [size], stake }, legs, STANDARD_RULES).maxWinnings.total - stake;
    };
    expect(Object.keys(most)).toEqual(["1", "2", "3", "2+", "1+"]);
    for (const size of ["1", "2", "3"]) {
      const unit = most[size] as bigint;
      const others = Object.entries(units).filter(([other]) => other !== size);
      const lost = others.reduce((sum, [other, held]) => sum + loss(Number(other), held), loss(Number(size), unit));
      // A room for less than the least stake is no room.
      if (unit === 0n) continue;
      expect(lost).toBeLessThanOrEqual(room);
      expect(loss(Number(size), unit + 1n) + lost - loss(Number(size), unit)).toBeGreaterThan(room);
    }
  });
});

test("PEER-7 the least unit of multiples is the share of the least stake, rounded up", () => {
  expect(unitLimitsOf(staked({}), limits, { 2: 80n, 3: 90n })).toEqual({
    2: { min: 4n, max: 80n },
    3: { min: 10n, max: 90n },
  });
  expect(unitLimitsOf(staked({}), null, { 2: 80n })).toEqual({});
});

describe("STAKE-2 the least stake of the slip", () => {
  const brand = { ...limits, minCombinationStake: 5n };
  test("STAKE-2 of a system gives each combination what the brand asks for, or one minor unit", () => {
    // Doubles and the treble of three: four combinations.
    const slip: Betslip = { ...sampleSlip(THREE), type: "system", systems: [2, 3], stake: 19n };
    const summary = summariseSlip(slip, STANDARD_RULES);
    expect(slipLimitsOf(summary, brand, null)?.min).toBe(20n);
    expect(slipLimitsOf(summary, limits, null)?.min).toBe(10n);
    expect(slipLimitsOf({ type: "system", combinations: 1013 }, limits, null)?.min).toBe(1013n);
  });
  test("STAKE-2 of a combo and of a single is the bookmaker's", () => {
    for (const type of ["combo", "single"] as const)
      expect(slipLimitsOf({ type, combinations: 3 }, brand, null)?.min).toBe(10n);
    expect(slipLimitsOf({ type: "system", combinations: 4 }, null, null)).toBeNull();
  });
  test("STAKE-2 of a unit of multiples is what the brand asks for", () => {
    expect(unitLimitsOf(staked({}), brand, { 2: 80n, 3: 90n })).toEqual({
      2: { min: 5n, max: 80n },
      3: { min: 10n, max: 90n },
    });
  });
});

test("SLIP-6 a selection holds the limits of a single on it, until they are not known", () => {
  const slip = sampleSlip(TWO);
  const limited = withLimits(slip, 10n, solve(slip)?.singles ?? null);
  expect(selectionsOf(limited).map((selection) => selection.limits)).toEqual([
    { min: 10n, max: 25_000n },
    { min: 10n, max: 10_000n },
  ]);
  expect(withLimits(limited, 10n, { "1o0": 25_000n })).toBe(limited);
  expect(selectionsOf(withLimits(limited, 0n, null)).map((selection) => selection.limits)).toEqual([null, null]);
});
