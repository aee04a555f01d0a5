import {
  type Amount,
  type BasisPoints,
  type BetFigures,
  calculateBet,
  comboBonusRate,
  formatAmount,
  type PayoutRules,
  partialValue,
  payoutTaxRate,
  type SystemRow,
  type Winnings,
} from "@touchline/betting";
import type { BetEnd, StoredBet } from "@touchline/db";
import type { Bet } from "@touchline/protocol";
import { hasRows, takenOdds } from "./odds.ts";
import { rulesOf } from "./rules.ts";

type Extra = Bet["payin"]["taxes"][number];
type WinningsType = Bet["winnings"][number]["type"];

const openStakeOf = ({ stake, cashedStake }: StoredBet): Amount => stake - cashedStake;

const isPlaying = ({ phase }: StoredBet): boolean => phase === "PLACED";

/** A tax or bonus with its rate; none where nothing was deducted or added. */
const extrasOf = (amount: Amount, rate: BasisPoints, currency: string): Extra[] =>
  amount > 0n ? [{ rate, amount: formatAmount(amount, currency) }] : [];

interface Calculated extends BetFigures {
  readonly rows: readonly SystemRow[];
}

const pricesOf = (bet: StoredBet): number[] => bet.terms.legs.map((leg) => takenOdds(bet, leg) ?? leg.odds);

/** At the accepted odds, or at the requested ones where none were accepted. */
const calculate = (bet: StoredBet): Calculated => {
  const prices = pricesOf(bet);
  const legs = bet.terms.legs.map(({ banker }, position) => ({ odds: prices[position] as number, banker }));
  return calculateBet({ ...bet.terms, stake: bet.stake }, legs, rulesOf(bet));
};

/** Of the stake that plays on: parts that were cashed out win nothing more. The same shares are paid at the end. */
const shareOf = (bet: StoredBet, won: Winnings): Winnings => {
  const share = (amount: Amount): Amount => partialValue(amount, openStakeOf(bet), bet.stake);
  return { gross: share(won.gross), bonus: share(won.bonus), tax: share(won.tax), total: share(won.total) };
};

const entryOf = (
  type: WinningsType,
  { total, tax, bonus }: Pick<Winnings, "total" | "tax" | "bonus">,
  rates: { readonly tax: BasisPoints; readonly bonus: BasisPoints },
  currency: string,
): Bet["winnings"][number] => ({
  type,
  total: formatAmount(total, currency),
  taxes: extrasOf(tax, rates.tax, currency),
  bonuses: extrasOf(bonus, rates.bonus, currency),
});

/** Rates of the bonus on these odds and of the tax on what the whole bet won. */
const ratesOf = ({ stake }: StoredBet, won: Winnings, counting: readonly number[], rules: PayoutRules) => ({
  tax: payoutTaxRate(won.gross + won.bonus - stake, rules.payoutTax),
  bonus: comboBonusRate(counting, rules),
});

const isWon = ({ legResults }: StoredBet, position: number): boolean => {
  const result = legResults[position];
  return result?.resolution === "WON" && !result.deadHeat;
};

/** What was paid at the end. Its tax may also be that of a cash-out. */
const settledEntry = (bet: StoredBet, { payout, tax, bonus }: BetEnd, rules: PayoutRules): Bet["winnings"][number] => {
  const open = openStakeOf(bet) || bet.stake;
  const whole = (amount: Amount): Amount => (amount * bet.stake) / open;
  const won = { gross: whole(payout + tax - bonus), bonus: whole(bonus), tax: whole(tax), total: whole(payout) };
  const counting = pricesOf(bet).filter((_, position) => isWon(bet, position));
  return entryOf("SETTLE", { total: payout, tax, bonus }, ratesOf(bet, won, counting, rules), bet.currency);
};

const winningsOf = (bet: StoredBet, { maxWinnings, minWinnings }: BetFigures): Bet["winnings"] => {
  const { currency, end } = bet;
  const rules = rulesOf(bet).payout;
  const possible = (type: WinningsType, won: Winnings): Bet["winnings"][number] =>
    entryOf(type, shareOf(bet, won), ratesOf(bet, won, pricesOf(bet), rules), currency);
  const most = { ...maxWinnings, total: bet.maxWinnings ?? maxWinnings.total };
  return [
    possible("MAX", most),
    ...(hasRows(bet) ? [possible("MIN", minWinnings)] : []),
    ...(isPlaying(bet) ? [possible("IN_PLAY", most)] : []),
    ...(end ? [settledEntry(bet, end, rules)] : []),
  ];
};

/** The rows that were accepted; those that were asked for where none were. */
const systemsOf = ({ decision, currency }: StoredBet, asked: readonly SystemRow[]): Bet["selectedSystems"] =>
  (decision?.settlement?.rows ?? asked).map(({ size, combinations, stake }) => ({
    size,
    combinations,
    stake: formatAmount(BigInt(stake), currency),
  }));

const orNull = (amount: Amount, currency: string): string | null =>
  amount > 0n ? formatAmount(amount, currency) : null;

/** A bet that ended by a cash-out has nothing left to play; its minimum is the one it had. */
const minTotal = (bet: StoredBet, { total }: Winnings): Amount =>
  openStakeOf(bet) === 0n ? total : partialValue(total, openStakeOf(bet), bet.stake);

type FigureName = "payin" | "winnings" | "minWinningsTotal" | "bonus" | "cashouted" | "cashouts" | "openStake";
type Figures = Pick<Bet, FigureName | "selectedSystems" | "combinationCount">;

/** The money figures of a bet, by the same rules that accept and settle it. */
export const figuresOf = (bet: StoredBet): Figures => {
  const { stake, currency, cashedOut, cashouts, end } = bet;
  const { payout: rules } = rulesOf(bet);
  const whole = calculate(bet);
  const { payin } = whole;
  const selectedSystems = systemsOf(bet, whole.rows);
  const bonus = end ? end.bonus : shareOf(bet, whole.maxWinnings).bonus;
  return {
    payin: {
      stake: formatAmount(stake, currency),
      taxes: extrasOf(payin.tax, rules.payinTax, currency),
      bonuses: extrasOf(payin.bonus, rules.payinBonus, currency),
      total: formatAmount(payin.playing, currency),
    },
    winnings: winningsOf(bet, whole),
    minWinningsTotal: hasRows(bet) ? formatAmount(minTotal(bet, whole.minWinnings), currency) : null,
    bonus: { payin: orNull(payin.bonus, currency), winnings: orNull(bonus, currency) },
    selectedSystems,
    combinationCount: selectedSystems.reduce((sum, { combinations }) => sum + combinations, 0) || 1,
    cashouted: formatAmount(cashedOut, currency),
    cashouts: cashouts.map(({ at, part, paid, byRule }) => ({
      at: at.getTime(),
      part: formatAmount(part, currency),
      paid: formatAmount(paid, currency),
      byRule,
    })),
    openStake: formatAmount(openStakeOf(bet), currency),
  };
};
