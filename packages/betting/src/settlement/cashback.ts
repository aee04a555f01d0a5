import type { Price } from "../odds/price.ts";
import type { PayoutRules } from "../payout/payout.ts";
import { type BetLeg, refundOf, type SettleableBet, type Settlement, settleBet } from "./settle-bet.ts";

/** Returns the stake of a combo with at least this many legs, each at these odds or more, if exactly one leg lost. */
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

/** A half-lost leg counts as a loss, too: with it a lost leg is not the only one. */
const countLosses = (legs: readonly BetLeg[]): number =>
  legs.filter(({ result }) => result?.resolution === "LOST" || result?.resolution === "HALF_LOST").length;

const hasLost = ({ result }: BetLeg): boolean => result?.resolution === "LOST";

/**
 * A promised bet with one lost leg stays open until the other legs are decided, so that it is settled once. All other bets are settled
 * as usual, also those that no result of their open legs could give cashback.
 */
export const settlePromised = (
  bet: SettleableBet,
  rules: PayoutRules,
  promise: CashbackPromise | null,
): PromisedSettlement | null => {
  const settlement = settleBet(bet, rules);
  const { legs } = bet;
  const hangs = promise !== null && isPromised(bet, promise) && legs.some(hasLost) && countLosses(legs) === 1;
  if (!hangs) return settlement && { ...settlement, cashback: false };
  if (legs.some(({ result }) => result === null) || !settlement) return null;
  return { ...settlement, winnings: refundOf(settlement.payin), refunded: true, cashback: true };
};
