import { type Amount, larger, parseAmount } from "../money/money.ts";
import type { SymbolPosition } from "../money/money-text.ts";

/** A default value and overrides by currency. Amounts are plain numbers as in brand files: `0.5`. */
interface PerCurrency<Value> {
  readonly default: Value;
  readonly currencies?: Readonly<Record<string, Value>> | undefined;
}

export interface StakeSettings {
  readonly predefinedStake: PerCurrency<readonly number[]> & {
    readonly displayType: "SYMBOL";
    readonly position: SymbolPosition;
  };
  /** Null where a slip begins without a stake. */
  readonly stake: PerCurrency<number | null>;
}

/** What the smallest stake of a combination is chosen from; missing where the brand asks for no more than one minor unit. */
export interface CombinationStakeSettings {
  readonly minStakePerCombination?: PerCurrency<number> | undefined;
}

interface CurrencyStakes {
  /** Less is not staked in this currency. */
  readonly least: number;
  readonly stake: number;
  readonly predefined: readonly number[];
}

/** Currencies of small units, in which amounts of a brand's general list can be too small. Amounts of the specification's tables. */
const SMALL_UNITS: Readonly<Record<string, CurrencyStakes>> = {
  ARS: { least: 100, stake: 530, predefined: [5000, 15_000, 50_000] },
  CLP: { least: 100, stake: 500, predefined: [1000, 5000, 10_000] },
  IDR: { least: 10_000, stake: 10_000, predefined: [100_000, 200_000, 500_000, 1_000_000] },
  TRY: { least: 5, stake: 200, predefined: [500, 1000, 5000, 25_000] },
};

/** Amounts finer than the currency are left out, because they cannot be staked. */
const amountsOf = (values: readonly number[], currency: string): Amount[] =>
  values.flatMap((value) => parseAmount(String(value), currency) ?? []);

/** The brand's amounts for the currency; of its general ones those that are large enough, or else the currency's. */
export const choosePredefinedStakes = ({ predefinedStake }: StakeSettings, currency: string): Amount[] => {
  const own = predefinedStake.currencies?.[currency];
  const { least, predefined } = SMALL_UNITS[currency] ?? { least: 0, predefined: [] };
  const large = predefinedStake.default.filter((value) => value >= least);
  return amountsOf(own ?? (large.length > 0 ? large : predefined), currency);
};

export const chooseDefaultStake = ({ stake }: StakeSettings, currency: string): Amount | null => {
  const value = stake.currencies?.[currency] ?? stake.default;
  const usual = SMALL_UNITS[currency];
  if (value === null || value === undefined) return null;
  const isOwn = stake.currencies?.[currency] !== undefined;
  const [amount = null] = amountsOf([!isOwn && usual && value < usual.least ? usual.stake : value], currency);
  return amount;
};

/** The brand's smallest stake of a combination of a system; one minor unit where it has none in the currency. */
export const chooseMinCombinationStake = (
  { minStakePerCombination }: CombinationStakeSettings,
  currency: string,
): Amount => {
  const value = minStakePerCombination?.currencies?.[currency] ?? minStakePerCombination?.default;
  const [amount = 1n] = value === undefined ? [] : amountsOf([value], currency);
  return larger(amount, 1n);
};
