import type { TaxesAndBonuses } from "@touchline/protocol";
import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { brandWith, sampleBrand } from "../test-support/sample-brand.ts";
import { checkTaxes } from "./taxes.ts";

const PATH = "settings.betslip.taxesAndBonuses";

const check = (taxesAndBonuses: object, more: object = {}) =>
  checkTaxes(brandWith({ betslip: { taxesAndBonuses, ...more } }), appParts).map(
    ({ path, problem }) => `${path}: ${problem}`,
  );

const all: TaxesAndBonuses = {
  payinTax: 5.3,
  payinBonus: 2,
  payoutTax: [
    { above: 0, rate: 10 },
    { above: 1000.5, rate: 20 },
  ],
  comboBonus: [
    { legs: 3, rate: 3 },
    { legs: 5, rate: 12.5 },
  ],
  comboBonusMinOdds: 1.3,
};

test("AHEAD-4 BET-13 accepts a brand without taxes and bonuses, and one with all of them", () => {
  expect(checkTaxes(sampleBrand(), appParts)).toEqual([]);
  expect(check({ default: all, currencies: { NOK: all } })).toEqual([]);
});

test("AHEAD-4 BET-13 finds a bracket that its currency cannot have", () => {
  expect(check({ default: {}, currencies: { CLP: { payoutTax: [{ above: 0.5, rate: 10 }] } } })).toEqual([
    `${PATH}.currencies.CLP.payoutTax[0].above: 0.5 is not an amount in CLP`,
  ]);
});

test("AHEAD-4 BET-13 finds combo bonuses that nobody can get or that fall", () => {
  const falling = [
    { legs: 3, rate: 5 },
    { legs: 4, rate: 4 },
  ];
  expect(check({ default: { comboBonus: falling } })).toEqual([
    `${PATH}.default.comboBonus: a longer combo has no higher bonus than a shorter one`,
  ]);
  expect(check({ default: { comboBonusMinOdds: 1.3 } })).toEqual([
    `${PATH}.default.comboBonusMinOdds: there are minimum odds, and no combo bonus`,
  ]);
  expect(check({ default: { comboBonus: [{ legs: 3, rate: 5 }] } }, { betTypes: ["single"] })).toEqual([
    `${PATH}.default.comboBonus: the brand offers no combos to give it for`,
  ]);
});
