import { type Amount, sumAmounts } from "../money/money.ts";
import type { RemainderPlace } from "../money/split.ts";
import { combineOdds, type Odds, type Price } from "../odds/price.ts";
import {
  calculatePayin,
  calculateWinnings,
  comboBonusRate,
  type Payin,
  type PayoutRules,
  type Winnings,
} from "../payout/payout.ts";
import { countCombinations, priceFactor } from "../systems/combinations.ts";
import { splitSystemStake } from "../systems/stake-split.ts";
import { calculateMinPayout, calculateSystemPayout, type SystemLegs, type SystemStake } from "../systems/system.ts";
import { type Betslip, oddsOf, type Selection, selectionsOf, type TicketType } from "./slip-state.ts";
import { playedType } from "./ticket-types.ts";

export interface SummaryRules {
  readonly payout: PayoutRules;
  readonly remainder: RemainderPlace;
}

export interface SystemRow extends SystemStake {
  readonly combinations: number;
}

export interface SlipSummary {
  readonly type: TicketType;
  /** How many bets would be placed. */
  readonly bets: number;
  readonly stake: Amount;
  /** Of a bet that is one product; null for singles in the plural, systems and multiples. */
  readonly totalOdds: Odds | null;
  readonly combinations: number;
  readonly payin: Payin;
  readonly maxWinnings: Winnings;
  /** The least that a system pays if it pays; null for the others. */
  readonly minWinnings: Winnings | null;
  readonly rows: readonly SystemRow[];
}

interface Leg {
  readonly selection: Selection;
  readonly odds: Price;
}

/** A leg that cannot be bet on now, or has no price yet, counts for nothing. */
const legsOf = (slip: Betslip): Leg[] =>
  selectionsOf(slip).flatMap((selection) => {
    const odds = oddsOf(slip, selection);
    return odds === null || selection.availability !== "open" ? [] : [{ selection, odds }];
  });

const NO_WINNINGS: Winnings = { gross: 0n, bonus: 0n, tax: 0n, total: 0n };

const addWinnings = (a: Winnings, b: Winnings): Winnings => ({
  gross: a.gross + b.gross,
  bonus: a.bonus + b.bonus,
  tax: a.tax + b.tax,
  total: a.total + b.total,
});

const winOne = (stake: Amount, odds: Odds, bonusRate: number, rules: PayoutRules): Winnings => {
  const payin = calculatePayin(stake, rules);
  return calculateWinnings({ top: payin.playing * odds.product, bottom: odds.scale }, payin, bonusRate, rules);
};

const marketKey = ({ selection }: Leg): string => `${selection.eventId} ${Object.keys(selection.markets).join()}`;

/** Two outcomes of one market cannot both win: of those only the richest counts. */
const bestPerMarket = (winnings: readonly (readonly [string, Winnings])[]): Winnings[] => {
  const best = new Map<string, Winnings>();
  for (const [market, won] of winnings) if (won.total > (best.get(market)?.total ?? -1n)) best.set(market, won);
  return [...best.values()];
};

const stakeOfSingle = (slip: Betslip, { payment }: Selection): Amount =>
  payment ?? (slip.selectionsList.length === 1 ? (slip.stake ?? 0n) : 0n);

const summariseSingles = (slip: Betslip, legs: readonly Leg[], { payout }: SummaryRules): SlipSummary => {
  const stakes = legs.map(({ selection }) => stakeOfSingle(slip, selection));
  const won = legs.map((leg, index): [string, Winnings] => [
    marketKey(leg),
    winOne(stakes[index] as Amount, combineOdds([leg.odds]), 0, payout),
  ]);
  const payins = stakes.map((stake) => calculatePayin(stake, payout));
  const sum = (pick: (payin: Payin) => Amount): Amount => sumAmounts(payins.map(pick));
  return {
    type: "single",
    bets: stakes.filter((stake) => stake > 0n).length,
    stake: sumAmounts(stakes),
    totalOdds: legs.length === 1 ? combineOdds([(legs[0] as Leg).odds]) : null,
    combinations: legs.length,
    payin: {
      stake: sum(({ stake }) => stake),
      tax: sum(({ tax }) => tax),
      bonus: sum(({ bonus }) => bonus),
      playing: sum(({ playing }) => playing),
    },
    maxWinnings: bestPerMarket(won).reduce(addWinnings, NO_WINNINGS),
    minWinnings: null,
    rows: [],
  };
};

const summariseCombo = (slip: Betslip, legs: readonly Leg[], { payout }: SummaryRules): SlipSummary => {
  const prices = legs.map(({ odds }) => odds);
  const stake = slip.stake ?? 0n;
  const odds = combineOdds(prices);
  return {
    type: "combo",
    bets: stake > 0n ? 1 : 0,
    stake,
    totalOdds: odds,
    combinations: 1,
    payin: calculatePayin(stake, payout),
    maxWinnings: winOne(stake, odds, comboBonusRate(prices, payout), payout),
    minWinnings: null,
    rows: [],
  };
};

const systemLegs = (legs: readonly Leg[], withBankers: boolean): SystemLegs => {
  const isBanker = ({ selection }: Leg): boolean => withBankers && selection.banker;
  const factor = ({ odds }: Leg) => priceFactor(odds);
  return { bankers: legs.filter(isBanker).map(factor), others: legs.filter((leg) => !isBanker(leg)).map(factor) };
};

/** The tax and bonus on the stake reach every system in proportion: the systems share what plays as they share the stake. */
const summariseRows = (
  type: TicketType,
  legs: SystemLegs,
  rows: readonly SystemRow[],
  { payout }: SummaryRules,
): SlipSummary => {
  const stake = sumAmounts(rows.map((row) => row.stake));
  const payin = calculatePayin(stake, payout);
  const scaled = (exact: { top: bigint; bottom: bigint }) =>
    stake === 0n ? { top: 0n, bottom: 1n } : { top: exact.top * payin.playing, bottom: exact.bottom * stake };
  const win = (exact: { top: bigint; bottom: bigint }): Winnings => calculateWinnings(scaled(exact), payin, 0, payout);
  const combinations = rows.reduce((sum, row) => sum + row.combinations, 0);
  return {
    type,
    bets: type === "system" ? Number(stake > 0n) : rows.filter((row) => row.stake > 0n).length,
    stake,
    totalOdds: null,
    combinations,
    payin,
    maxWinnings: win(calculateSystemPayout(legs, rows)),
    minWinnings: win(calculateMinPayout(legs, rows)),
    rows,
  };
};

const summariseSystem = (slip: Betslip, legs: readonly Leg[], rules: SummaryRules): SlipSummary => {
  const parts = systemLegs(legs, true);
  const choices = slip.systems
    .map((size) => ({ size, combinations: countCombinations(parts.others.length, size) }))
    .filter(({ combinations }) => combinations > 0);
  const stakes = splitSystemStake(slip.stake ?? 0n, choices, rules.remainder);
  const rows = stakes.map((row, index) => ({ ...row, combinations: choices[index]?.combinations ?? 0 }));
  return summariseRows("system", parts, rows, rules);
};

const summariseMultiples = (slip: Betslip, legs: readonly Leg[], rules: SummaryRules): SlipSummary => {
  const parts = systemLegs(legs, false);
  const rows = Object.entries(slip.betMultiples).flatMap(([size, unit]): SystemRow[] => {
    const combinations = countCombinations(parts.others.length, Number(size));
    return combinations === 0 ? [] : [{ size: Number(size), combinations, stake: unit * BigInt(combinations) }];
  });
  return summariseRows("multiples", parts, rows, rules);
};

const SUMMARISE: Readonly<
  Record<TicketType, (slip: Betslip, legs: readonly Leg[], rules: SummaryRules) => SlipSummary>
> = {
  single: summariseSingles,
  combo: summariseCombo,
  system: summariseSystem,
  multiples: summariseMultiples,
};

/** All figures of a slip. The page shows them and the server books them: both call this. */
export const summariseSlip = (slip: Betslip, rules: SummaryRules): SlipSummary =>
  SUMMARISE[playedType(slip)](slip, legsOf(slip), rules);
