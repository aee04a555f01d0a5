import { type Amount, parseAmount } from "../money/money.ts";
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

const choose = <Value>({ default: usual, currencies }: PerCurrency<Value>, currency: string): Value =>
  currencies?.[currency] ?? usual;

/** Amounts finer than the currency are left out, because they cannot be staked. */
export const choosePredefinedStakes = ({ predefinedStake }: StakeSettings, currency: string): Amount[] =>
  choose(predefinedStake, currency).flatMap((amount) => parseAmount(String(amount), currency) ?? []);

export const chooseDefaultStake = ({ stake }: StakeSettings, currency: string): Amount | null => {
  const amount = choose(stake, currency);
  return amount === null ? null : parseAmount(String(amount), currency);
};
