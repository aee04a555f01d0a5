import { minorDigits, parseAmount } from "@touchline/betting";
import type { TaxesAndBonuses } from "@touchline/protocol";
import type { Brand } from "../brand.ts";
import { error, type Finding, warning } from "../finding.ts";
import type { Rule } from "./rule.ts";

interface Place {
  readonly path: string;
  readonly currency: string;
  readonly terms: TaxesAndBonuses;
}

const PATH = "settings.betslip.taxesAndBonuses";

const placesOf = ({ settings, currency }: Brand): Place[] => {
  const setting = settings.betslip.taxesAndBonuses;
  if (!setting) return [];
  const own = Object.entries(setting.currencies ?? {});
  return [
    { path: `${PATH}.default`, currency, terms: setting.default },
    ...own.map(([code, terms]) => ({ path: `${PATH}.currencies.${code}`, currency: code, terms })),
  ];
};

const tooFine = ({ path, currency, terms: { payoutTax = [] } }: Place): Finding[] =>
  payoutTax.flatMap(({ above }, index) =>
    parseAmount(String(above), currency) === null
      ? [
          error(
            `${path}.payoutTax[${index}].above`,
            `${above} is not an amount in ${currency}`,
            `use at most ${minorDigits(currency)} digits behind the point`,
          ),
        ]
      : [],
  );

const fallingBonus = ({ path, terms: { comboBonus = [] } }: Place): Finding[] =>
  comboBonus.every(({ rate }, index) => index === 0 || rate > (comboBonus[index - 1]?.rate ?? 0))
    ? []
    : [
        warning(
          `${path}.comboBonus`,
          "a longer combo has no higher bonus than a shorter one",
          "let the rates rise with the number of legs",
        ),
      ];

const uselessMinimum = ({ path, terms: { comboBonus = [], comboBonusMinOdds } }: Place): Finding[] =>
  comboBonusMinOdds === undefined || comboBonus.length > 0
    ? []
    : [
        warning(
          `${path}.comboBonusMinOdds`,
          "there are minimum odds, and no combo bonus",
          "write the rows of the bonus or leave this out",
        ),
      ];

const unreachableBonus = ({ path, terms: { comboBonus = [] } }: Place, { settings }: Brand): Finding[] =>
  comboBonus.length === 0 || settings.betslip.betTypes.includes("combo")
    ? []
    : [
        error(
          `${path}.comboBonus`,
          "the brand offers no combos to give it for",
          "add combo to betTypes or leave this out",
        ),
      ];

export const checkTaxes: Rule = (brand) =>
  placesOf(brand).flatMap((place) => [
    ...tooFine(place),
    ...fallingBonus(place),
    ...uselessMinimum(place),
    ...unreachableBonus(place, brand),
  ]);
