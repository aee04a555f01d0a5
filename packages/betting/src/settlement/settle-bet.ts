import type { Resolution } from "@touchline/protocol";
import type { Amount } from "../money/money.ts";
import type { Price } from "../odds/price.ts";
import {
  calculatePayin,
  calculateWinnings,
  comboBonusRate,
  type Payin,
  type PayoutRules,
  type Winnings,
} from "../payout/payout.ts";
import { type Factor, multiplyFactors } from "../systems/combinations.ts";
import { calculateSystemPayout, type ExactAmount, type SystemStake } from "../systems/system.ts";
import { type LegResult, legFactor } from "./leg.ts";

export interface BetLeg {
  /** The accepted price. */
  readonly price: Price;
  readonly banker: boolean;
  /** Null while the outcome is open. */
  readonly result: LegResult | null;
}

/** A bet as accepted. A single is a combo with one leg; a system has the stake of each size. */
export interface SettleableBet {
  readonly stake: Amount;
  readonly legs: readonly BetLeg[];
  /** Null for singles and combos. */
  readonly systems: readonly SystemStake[] | null;
}

export interface Settlement {
  readonly payin: Payin;
  readonly winnings: Winnings;
  /** The stake is returned as if it had never been paid in: the payin tax with it, and without the payin bonus. */
  readonly refunded: boolean;
  readonly resolution: Resolution;
}

type DecidedLeg = BetLeg & { readonly result: LegResult };

const factorOf = (leg: DecidedLeg): Factor => legFactor(leg.price, leg.result);

const grossOf = (bet: SettleableBet, legs: readonly DecidedLeg[], playing: Amount): ExactAmount => {
  if (!bet.systems) {
    const { top, bottom } = multiplyFactors(legs.map(factorOf));
    return { top: playing * top, bottom };
  }
  const bankers = legs.filter(({ banker }) => banker).map(factorOf);
  const others = legs.filter(({ banker }) => !banker).map(factorOf);
  const { top, bottom } = calculateSystemPayout({ bankers, others }, bet.systems);
  return bet.stake === 0n ? { top: 0n, bottom: 1n } : { top: top * playing, bottom: bottom * bet.stake };
};

/** Of a combo. Only legs that won in full count for the bonus: a void leg makes the combo shorter. */
const bonusRateOf = (bet: SettleableBet, legs: readonly DecidedLeg[], rules: PayoutRules): number => {
  if (bet.systems || legs.length < 2) return 0;
  const won = legs.filter(({ result }) => result.resolution === "WON" && !result.deadHeat);
  return comboBonusRate(
    won.map(({ price }) => price),
    rules,
  );
};

const isVoid = (legs: readonly DecidedLeg[]): boolean => legs.every(({ result }) => result.resolution === "VOID");

/** Whether less comes back than was played, before it is rounded. */
const isLoss = ({ top, bottom }: ExactAmount, playing: Amount): boolean => top < playing * bottom;

/**
 * A bet with one leg has its resolution. Otherwise: void if all legs are, lost if nothing is paid, half lost if a combo pays less than
 * was played, else won. A system is won with any combination that is.
 */
const resolutionOf = (
  bet: SettleableBet,
  legs: readonly DecidedLeg[],
  exact: ExactAmount,
  { payin, winnings }: Pick<Settlement, "payin" | "winnings">,
): Resolution => {
  const [sole, ...more] = legs;
  if (sole && more.length === 0) return sole.result.resolution;
  if (isVoid(legs)) return "VOID";
  if (winnings.gross === 0n) return "LOST";
  return !bet.systems && isLoss(exact, payin.playing) ? "HALF_LOST" : "WON";
};

/** The whole stake is returned including tax; a bonus stake is not paid out. */
export const refundOf = ({ stake }: Payin): Winnings => ({ gross: stake, bonus: 0n, tax: 0n, total: stake });

/** What a payout adds to the taxes owed and to the bonuses given. A refund takes back those of the stake. */
export const bookedExtras = ({
  payin,
  winnings,
  refunded,
}: Pick<Settlement, "payin" | "winnings" | "refunded">): Pick<Winnings, "tax" | "bonus"> =>
  refunded ? { tax: -payin.tax, bonus: -payin.bonus } : { tax: winnings.tax, bonus: winnings.bonus };

const settle = (bet: SettleableBet, legs: readonly DecidedLeg[], rules: PayoutRules): Settlement => {
  const payin = calculatePayin(bet.stake, rules);
  const refunded = isVoid(legs);
  const exact = grossOf(bet, legs, payin.playing);
  const winnings = refunded ? refundOf(payin) : calculateWinnings(exact, payin, bonusRateOf(bet, legs, rules), rules);
  return { payin, winnings, refunded, resolution: resolutionOf(bet, legs, exact, { payin, winnings }) };
};

const WON: LegResult = { resolution: "WON" };

/** Settlement of the bet; null while it is open. A bet is lost as soon as no open leg could make it pay. */
export const settleBet = (bet: SettleableBet, rules: PayoutRules): Settlement | null => {
  const best = settle(
    bet,
    bet.legs.map((leg) => ({ ...leg, result: leg.result ?? WON })),
    rules,
  );
  return best.winnings.gross === 0n || bet.legs.every(({ result }) => result) ? best : null;
};
