import { type Amount, parseAmount } from "../money/money.ts";
import type { SymbolPosition } from "../money/money-text.ts";

/** A value for every currency, and another where a currency has its own. Amounts are as an editor writes them: `0.5`. */
interface PerCurrency<Value> {
  readonly default: Value;
  readonly currencies?: Readonly<Record<string, Value>> | undefined;
}

/** A brand's stakes. */
export interface StakeSettings {
  readonly predefinedStake: PerCurrency<readonly number[]> & {
    readonly displayType: "SYMBOL";
    readonly position: SymbolPosition;
  };
  /** Null where a slip begins without a stake. */
  readonly stake: PerCurrency<number | null>;
}

const choose = <Value>({ default: usual, currencies }: PerCurrency<Value>, currency: string): Value =>
  currencies?.[currency] ?? usual;

/** An amount finer than the currency cannot be staked in it, so it is not offered. */
export const choosePredefinedStakes = ({ predefinedStake }: StakeSettings, currency: string): Amount[] =>
  choose(predefinedStake, currency).flatMap((amount) => parseAmount(String(amount), currency) ?? []);

export const chooseDefaultStake = ({ stake }: StakeSettings, currency: string): Amount | null => {
  const amount = choose(stake, currency);
  return amount === null ? null : parseAmount(String(amount), currency);
};
