import { describe, expect, test } from "vitest";
import { RULES } from "../test-support/slips.ts";
import {
  chooseDefaultStake,
  chooseMinCombinationStake,
  choosePredefinedStakes,
  type StakeSettings,
} from "./predefined-stakes.ts";
import { createSlipState } from "./slip-state.ts";

const display = { displayType: "SYMBOL", position: "BEFORE" } as const;

/** Rows of the specification's stake tables. */
const showcase: StakeSettings = {
  predefinedStake: { default: [20, 50, 100, 200, 300, 400, 500], ...display },
  stake: { default: 2, currencies: { EUR: 3, USD: 5 } },
};
const americas: StakeSettings = {
  predefinedStake: {
    default: [10, 50, 100, 500, 1000],
    currencies: { ARS: [5000, 15_000, 50_000], MXN: [200, 800, 1500, 5000], CLP: [1000, 5000, 10_000] },
    ...display,
  },
  stake: { default: 3, currencies: { MXN: 10, BRL: 3, ARS: 530, CLP: 500 } },
};
const chile: StakeSettings = {
  predefinedStake: {
    default: [10_000, 25_000, 50_000, 100_000],
    currencies: { USD: [10, 50, 100, 500, 1000] },
    ...display,
  },
  stake: { default: 470, currencies: { USD: 0.5 } },
};
const portugal: StakeSettings = {
  predefinedStake: { default: [10, 50, 150, 200], displayType: "SYMBOL", position: "AFTER" },
  stake: { default: null },
};

describe("stakes of a brand", () => {
  test("STAKE-1 a currency has its own list, or the brand's", () => {
    expect(choosePredefinedStakes(americas, "ARS")).toEqual([500_000n, 1_500_000n, 5_000_000n]);
    expect(choosePredefinedStakes(americas, "CLP")).toEqual([1000n, 5000n, 10_000n]);
    expect(choosePredefinedStakes(americas, "BRL")).toEqual([1000n, 5000n, 10_000n, 50_000n, 100_000n]);
    expect(choosePredefinedStakes(chile, "CLP")).toEqual([10_000n, 25_000n, 50_000n, 100_000n]);
    expect(choosePredefinedStakes(portugal, "EUR")).toEqual([1000n, 5000n, 15_000n, 20_000n]);
  });

  test("STAKE-1 a currency has its own default stake, or the brand's, or none", () => {
    expect(["EUR", "USD", "SEK"].map((currency) => chooseDefaultStake(showcase, currency))).toEqual([300n, 500n, 200n]);
    expect(["CLP", "USD"].map((currency) => chooseDefaultStake(chile, currency))).toEqual([470n, 50n]);
    expect(chooseDefaultStake(portugal, "EUR")).toBeNull();
  });

  test("STAKE-1 a general amount that is too small for a currency gives way to the currency's own", () => {
    expect(chooseDefaultStake(showcase, "IDR")).toBe(10_000n);
    expect(chooseDefaultStake(showcase, "CLP")).toBe(500n);
    expect(choosePredefinedStakes(showcase, "IDR")).toEqual([100_000n, 200_000n, 500_000n, 1_000_000n]);
    expect(choosePredefinedStakes(showcase, "CLP")).toEqual([100n, 200n, 300n, 400n, 500n]);
    expect(chooseDefaultStake(chile, "CLP")).toBe(470n);
    expect(chooseDefaultStake(portugal, "IDR")).toBeNull();
  });

  test("STAKE-1 a slip begins with the default stake", () => {
    const rules = { ...RULES, defaultStake: chooseDefaultStake(americas, "MXN") };
    expect(createSlipState(rules).slips[0]?.stake).toBe(1000n);
  });

  test("leaves out an amount finer than the currency", () => {
    const halves = { ...showcase, predefinedStake: { ...showcase.predefinedStake, default: [0.5, 1] } };
    expect(choosePredefinedStakes(halves, "JPY")).toEqual([1n]);
    expect(chooseDefaultStake({ ...showcase, stake: { default: 0.5 } }, "JPY")).toBeNull();
  });
});

test("STAKE-2 the smallest stake of a combination is the brand's for the currency, and never below one minor unit", () => {
  const minStakePerCombination = { default: 0.05, currencies: { NOK: 0.5, TRY: 0 } };
  const least = (currency: string) => chooseMinCombinationStake({ minStakePerCombination }, currency);
  expect([least("EUR"), least("NOK"), least("TRY")]).toEqual([5n, 50n, 1n]);
  // An amount finer than the currency cannot be staked.
  expect(chooseMinCombinationStake({ minStakePerCombination: { default: 0.005 } }, "EUR")).toBe(1n);
  expect(chooseMinCombinationStake({}, "EUR")).toBe(1n);
});
