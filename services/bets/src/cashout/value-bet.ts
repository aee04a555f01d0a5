import {
  CASHOUT_CODES,
  type CashoutCode,
  type CashoutLeg,
  type CashoutRules,
  calculateCashout,
  calculatePayin,
  formatAmount,
  partialValue,
} from "@touchline/betting";
import type { Leg, StoredBet } from "@touchline/db";
import type { Cashout } from "@touchline/protocol";
import { isBuilder, rulesOf } from "../accept/terms.ts";
import { legsOf, openStakeOf, systemsOf } from "../settleable.ts";

/** Cash-out value of the open stake of a bet and the tax that was deducted from it, or why there is none. */
export type BetValue =
  | { readonly allowed: true; readonly value: bigint; readonly tax: bigint }
  | { readonly allowed: false; readonly codes: readonly CashoutCode[] };

export type PriceNow = { readonly price: number } | { readonly code: CashoutCode };

const refuse = (...codes: CashoutCode[]): BetValue => ({ allowed: false, codes });

/** Why a bet has no value whatever the offer is; null where the value depends on the offer. */
const obstacleOf = ({ phase }: StoredBet): CashoutCode | null => {
  if (phase === "PLACED") return null;
  return phase === "PREPARED" ? CASHOUT_CODES.notAccepted : CASHOUT_CODES.decided;
};

export const valueBet = (
  bet: StoredBet,
  priceNow: (leg: Leg, position: number) => PriceNow,
  rules: CashoutRules,
): BetValue => {
  const obstacle = obstacleOf(bet);
  if (obstacle) return refuse(obstacle);
  const codes = new Set<CashoutCode>();
  const legs = legsOf(bet, bet.legResults).map((leg, position): CashoutLeg => {
    if (leg.result) return { ...leg, priceNow: null };
    const terms = bet.terms.legs[position] as Leg;
    // Bet builders are priced on request only, so they have no current price.
    const now: PriceNow = isBuilder(terms) ? { code: CASHOUT_CODES.unsupported } : priceNow(terms, position);
    if ("code" in now) codes.add(now.code);
    return { ...leg, priceNow: "price" in now ? now.price : null };
  });
  const { stake, maxWinnings } = bet;
  const payout = rulesOf(bet, bet);
  const { playing } = calculatePayin(stake, payout);
  const { payoutTax } = payout;
  const whole = calculateCashout(
    { playing, stake, legs, systems: systemsOf(bet), payoutTax, maxWin: maxWinnings ?? stake },
    rules,
  );
  // Why a price is missing matters only where the bet would have a value with it.
  if (!whole.allowed) return refuse(...(whole.codes.includes(CASHOUT_CODES.noPrice) ? codes : whole.codes));
  // The tax is that of the whole bet, in proportion: parts are neither taxed twice nor free of tax because each is small.
  const [value, tax] = [whole.value, whole.tax].map((amount) => partialValue(amount, openStakeOf(bet), stake)) as [
    bigint,
    bigint,
  ];
  return value < rules.smallest ? refuse(CASHOUT_CODES.tooSmall) : { allowed: true, value, tax };
};

export const profileOf = ({ id, parts }: StoredBet): string => `${id}.${parts}`;

/** Wire format of a value. */
export const cashoutOf = ({ currency }: StoredBet, value: BetValue, processing: boolean): Cashout =>
  value.allowed
    ? { allowed: true, processing, winnings: { total: formatAmount(value.value, currency) }, codes: [] }
    : { allowed: false, processing, winnings: { total: null }, codes: [...value.codes] };
