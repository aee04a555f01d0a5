import { type Amount, minorDigits, type RuleBounds } from "@touchline/betting";
import type { WriteMoney } from "../../../data/tickets/tickets-context.ts";

const COUNT = 4n;

/** Round steps, in tenths of a power of ten. */
const STEPS = [75n, 50n, 40n, 30n, 25n, 20n, 15n, 10n] as const;

/** The largest round step that is not above an amount; null if there is none. */
const stepUpTo = (amount: Amount): Amount | null => {
  if (amount < 1n) return null;
  const power = 10n ** BigInt(String(amount).length - 1);
  const tenths = STEPS.find((step) => (power * step) % 10n === 0n && (power * step) / 10n <= amount);
  return tenths === undefined ? null : (power * tenths) / 10n;
};

/** Round amounts between what is offered and the most the bet can pay, evenly spread. */
export const quickAmounts = ({ offered, limit }: RuleBounds): readonly Amount[] => {
  const step = stepUpTo((limit - offered) / (COUNT + 1n));
  if (step === null) return [];
  const first = (offered + step / 2n) / step + 1n;
  return [0n, 1n, 2n, 3n].map((index) => (first + index) * step).filter((amount) => amount <= limit);
};

/** Money without trailing zeros: `€75`. */
export const shortMoney = (amount: Amount, currency: string, money: WriteMoney): string => {
  const text = money(amount);
  return minorDigits(currency) === 0 ? text : text.replace(/[.,]0+(?=\D*$)/, "");
};
