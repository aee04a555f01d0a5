import {
  type Amount,
  type BetFigures,
  calculateBet,
  formatAmount,
  roundHalfUp,
  STANDARD_RULES,
  type SystemRow,
  type Winnings,
} from "@touchline/betting";
import type { StoredBet } from "@touchline/db";
import type { Bet } from "@touchline/protocol";
import { hasRows, takenOdds } from "./odds.ts";

type Extra = Bet["payin"]["taxes"][number];
type WinningsType = Bet["winnings"][number]["type"];

const WHOLE = 10_000n;

const openStakeOf = ({ stake, cashedStake }: StoredBet): Amount => stake - cashedStake;

const isPlaying = ({ phase }: StoredBet): boolean => phase === "PLACED";

/** A tax or bonus with its rate in hundredths of a percent of the base. */
const extrasOf = (amount: Amount, base: Amount, currency: string): Extra[] =>
  amount === 0n || base === 0n
    ? []
    : [{ rate: Number(roundHalfUp(amount * WHOLE, base)), amount: formatAmount(amount, currency) }];

/** At the accepted odds, or at the requested ones where none were accepted. */
const calculate = (bet: StoredBet, stake: Amount): BetFigures & { readonly rows: readonly SystemRow[] } =>
  calculateBet(
    { ...bet.terms, stake },
    bet.terms.legs.map((leg) => ({ odds: takenOdds(bet, leg) ?? leg.odds, banker: leg.banker })),
    STANDARD_RULES,
  );

const entryOf = (type: WinningsType, won: Winnings, total: Amount, currency: string): Bet["winnings"][number] => ({
  type,
  total: formatAmount(total, currency),
  taxes: extrasOf(won.tax, won.gross, currency),
  bonuses: extrasOf(won.bonus, won.gross, currency),
});

/** Maximum winnings of the open stake: parts that were cashed out win nothing more. */
const maxTotal = ({ stake, maxWinnings, cashedStake }: StoredBet, calculated: Amount): Amount =>
  maxWinnings === null || stake === 0n ? calculated : roundHalfUp(maxWinnings * (stake - cashedStake), stake);

const winningsOf = (bet: StoredBet, { maxWinnings, minWinnings }: BetFigures): Bet["winnings"] => {
  const { currency, end } = bet;
  const most = maxTotal(bet, maxWinnings.total);
  return [
    entryOf("MAX", maxWinnings, most, currency),
    ...(hasRows(bet) ? [entryOf("MIN", minWinnings, minWinnings.total, currency)] : []),
    ...(isPlaying(bet) ? [entryOf("IN_PLAY", maxWinnings, most, currency)] : []),
    ...(end ? [{ type: "SETTLE" as const, total: formatAmount(end.payout, currency), taxes: [], bonuses: [] }] : []),
  ];
};

const systemsOf = ({ decision, currency }: StoredBet, rows: readonly SystemRow[]): Bet["selectedSystems"] =>
  decision?.settlement
    ? decision.settlement.rows.map((row) => ({ ...row }))
    : rows.map(({ size, combinations, stake }) => ({ size, combinations, stake: formatAmount(stake, currency) }));

const orNull = (amount: Amount, currency: string): string | null =>
  amount === 0n ? null : formatAmount(amount, currency);

type FigureName = "payin" | "winnings" | "minWinningsTotal" | "bonus" | "cashouted" | "openStake";
type Figures = Pick<Bet, FigureName | "selectedSystems" | "combinationCount">;

/** The money figures of a bet, by the same rules that accept and settle it. */
export const figuresOf = (bet: StoredBet): Figures => {
  const { stake, currency, cashedOut } = bet;
  const { payin, rows } = calculate(bet, stake);
  const open = calculate(bet, openStakeOf(bet));
  const selectedSystems = systemsOf(bet, rows);
  return {
    payin: {
      stake: formatAmount(stake, currency),
      taxes: extrasOf(payin.tax, stake, currency),
      bonuses: extrasOf(payin.bonus, stake, currency),
      total: formatAmount(payin.playing, currency),
    },
    winnings: winningsOf(bet, open),
    minWinningsTotal: hasRows(bet) ? formatAmount(open.minWinnings.total, currency) : null,
    bonus: { payin: orNull(payin.bonus, currency), winnings: orNull(open.maxWinnings.bonus, currency) },
    selectedSystems,
    combinationCount: selectedSystems.reduce((sum, { combinations }) => sum + combinations, 0) || 1,
    cashouted: formatAmount(cashedOut, currency),
    openStake: formatAmount(openStakeOf(bet), currency),
  };
};
