import type { Price } from "../odds/price.ts";
import type { PayoutRules } from "../payout/payout.ts";
import { type BetLeg, type SettleableBet, type Settlement, settleBet } from "./settle-bet.ts";

/** A combo of at least so many legs, each at these odds or above, that one leg alone has lost gives its stake back. */
export interface CashbackPromise {
  readonly legs: number;
  readonly minOdds: Price;
}

export interface PromisedSettlement extends Settlement {
  readonly cashback: boolean;
}

const isPromised = ({ legs, systems }: SettleableBet, promise: CashbackPromise): boolean =>
  systems === null &&
  legs.filter(({ result }) => result?.resolution !== "VOID").length >= promise.legs &&
  legs.every(({ price }) => price >= promise.minOdds);

const hasLost = ({ result }: BetLeg): boolean => result?.resolution === "LOST";

/**
 * A bet under a promise waits for the others when its first leg has lost: with them it comes to one end, whichever that is. Without
 * a promise, and in every other case, it is settled as all bets are.
 */
export const settlePromised = (
  bet: SettleableBet,
  rules: PayoutRules,
  promise: CashbackPromise | null,
): PromisedSettlement | null => {
  const settlement = settleBet(bet, rules);
  const hangs = promise !== null && isPromised(bet, promise) && bet.legs.filter(hasLost).length === 1;
  if (!hangs) return settlement && { ...settlement, cashback: false };
  if (bet.legs.some(({ result }) => result === null) || !settlement) return null;
  // Half a loss beside the whole one is a second.
  if (bet.legs.some(({ result }) => result?.resolution === "HALF_LOST")) return { ...settlement, cashback: false };
  const { stake } = bet;
  return { ...settlement, winnings: { gross: stake, bonus: 0n, tax: 0n, total: stake }, cashback: true };
};
