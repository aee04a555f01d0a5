import { minorDigits, parseAmount } from "@touchline/betting";
import type { Brand } from "../brand.ts";
import { error, type Finding } from "../finding.ts";
import type { Rule } from "./rule.ts";

interface Amounts {
  readonly path: string;
  readonly currency: string;
  readonly amounts: readonly number[];
}

/** The default list is checked for the brand's currency only; in other currencies invalid amounts are just not offered. */
const withCurrencies = <Value>(
  path: string,
  values: { readonly default: Value; readonly currencies?: Readonly<Record<string, Value>> | undefined },
  currency: string,
): (readonly [path: string, currency: string, value: Value])[] => [
  [`${path}.default`, currency, values.default],
  ...Object.entries(values.currencies ?? {}).map(
    ([code, value]) => [`${path}.currencies.${code}`, code, value] as const,
  ),
];

const predefinedOf = ({ settings, currency }: Brand): Amounts[] =>
  withCurrencies("settings.betslip.predefinedStake", settings.betslip.predefinedStake, currency).map(
    ([path, code, amounts]) => ({ path, currency: code, amounts }),
  );

const defaultsOf = ({ settings, currency }: Brand): Amounts[] =>
  withCurrencies("settings.betslip.stake", settings.betslip.stake, currency).flatMap(([path, code, amount]) =>
    amount === null ? [] : [{ path, currency: code, amounts: [amount] }],
  );

const combinationsOf = ({ settings, currency }: Brand): Amounts[] => {
  const { minStakePerCombination } = settings.betslip;
  if (!minStakePerCombination) return [];
  return withCurrencies("settings.betslip.minStakePerCombination", minStakePerCombination, currency).map(
    ([path, code, amount]) => ({ path, currency: code, amounts: [amount] }),
  );
};

const tooFine = ({ path, currency, amounts }: Amounts): Finding[] =>
  amounts
    .filter((amount) => parseAmount(String(amount), currency) === null)
    .map((amount) =>
      error(
        path,
        `${amount} cannot be staked in ${currency}`,
        `use at most ${minorDigits(currency)} digits behind the point`,
      ),
    );

const outOfOrder = ({ path, amounts }: Amounts): Finding[] =>
  amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] as number))
    ? []
    : [error(path, `${amounts.join(", ")} does not rise`, "write each amount once, the smallest first")];

export const checkStakes: Rule = (brand) => [
  ...predefinedOf(brand).flatMap(outOfOrder),
  ...[...predefinedOf(brand), ...defaultsOf(brand), ...combinationsOf(brand)].flatMap(tooFine),
];
