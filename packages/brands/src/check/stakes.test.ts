import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { sampleBrand } from "../test-support/sample-brand.ts";
import { checkStakes } from "./stakes.ts";

const check = (betslip: object, currency = "EUR") =>
  checkStakes(sampleBrand({ currency, settings: { betslip } }), appParts).map(
    ({ path, problem }) => `${path}: ${problem}`,
  );

const predefined = "settings.betslip.predefinedStake";

test("AHEAD-4 finds predefined stakes that do not rise, in every currency", () => {
  expect(check({ predefinedStake: { default: [5, 10, 10] } })).toEqual([
    `${predefined}.default: 5, 10, 10 does not rise`,
  ]);
  expect(check({ predefinedStake: { currencies: { SEK: [100, 50] } } })).toEqual([
    `${predefined}.currencies.SEK: 100, 50 does not rise`,
  ]);
});

test("AHEAD-4 finds amounts that are finer than the currency", () => {
  expect(check({ predefinedStake: { currencies: { CLP: [0.5, 1] } } })).toEqual([
    `${predefined}.currencies.CLP: 0.5 cannot be staked in CLP`,
  ]);
  expect(check({ stake: { default: 0.5 } }, "IDR")).toEqual([
    "settings.betslip.stake.default: 0.5 cannot be staked in IDR",
  ]);
  expect(check({ minStakePerCombination: { default: 0.005, currencies: { NOK: 0.05 } } })).toEqual([
    "settings.betslip.minStakePerCombination.default: 0.005 cannot be staked in EUR",
  ]);
  expect(check({ stake: { currencies: { EUR: 1.005 } } })).toEqual([
    "settings.betslip.stake.currencies.EUR: 1.005 cannot be staked in EUR",
  ]);
});

test("AHEAD-4 accepts rising stakes, and a slip without a stake", () => {
  expect(check({ predefinedStake: { default: [0.5, 1, 2.25] }, stake: { default: null } })).toEqual([]);
});
