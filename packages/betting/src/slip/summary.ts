import { type Amount, sumAmounts } from "../money/money.ts";
import type { RemainderPlace } from "../money/split.ts";
import { combineOdds, type Odds, type Price } from "../odds/price.ts";
import {
  calculatePayin,
  calculateWinnings,
  comboBonusRate,
  NO_EXTRAS,
  type Payin,
  type PayoutRules,
  type Winnings,
} from "../payout/payout.ts";
import { countCombinations, priceFactor } from "../systems/combinations.ts";
import { splitSystemStake } from "../systems/stake-split.ts";
import {
  calculateMinPayout,
  calculateSystemPayout,
  type ExactAmount,
  type SystemLegs,
  type SystemStake,
} from "../systems/system.ts";
import { type MultiplesRow, multiplesRows } from "./multiples.ts";
import { type Betslip, oddsOf, type Selection, selectionsOf, type TicketType } from "./slip-state.ts";
import { playedType } from "./ticket-types.ts";

export interface SummaryRules {
  readonly payout: PayoutRules;
  readonly remainder: RemainderPlace;
}

export interface SystemRow extends SystemStake {
  readonly combinations: number;
}

/** A staked row of multiples: one bet. */
export interface MultiplesBet extends MultiplesRow {
  readonly stake: Amount;
  readonly maxWinnings: Winnings;
}

export interface SlipSummary {
  readonly type: TicketType;
  /** Number of bets that would be placed. */
  readonly bets: number;
  readonly stake: Amount;
  /** Product of the odds; null for several singles, systems and multiples. */
  readonly totalOdds: Odds | null;
  readonly combinations: number;
  readonly payin: Payin;
  readonly maxWinnings: Winnings;
  /** The smallest payout of a system that pays at all; null for other types. */
  readonly minWinnings: Winnings | null;
  /** The sizes of a system. */
  readonly rows: readonly SystemRow[];
  readonly multiples: readonly MultiplesBet[];
}

/** The part of a selection that matters for money. */
export interface PricedLeg {
  readonly odds: Price;
  readonly banker: boolean;
}

interface Leg extends PricedLeg {
  readonly selection: Selection;
}

/** Selections that are not open or have no price are left out. */
const legsOf = (slip: Betslip): Leg[] =>
  selectionsOf(slip).flatMap((selection) => {
    const odds = oddsOf(slip, selection);
    return odds === null || selection.availability !== "open" ? [] : [{ selection, odds, banker: selection.banker }];
  });

const NO_WINNINGS: Winnings = { gross: 0n, bonus: 0n, tax: 0n, total: 0n };

const addWinnings = (a: Winnings, b: Winnings): Winnings => ({
  gross: a.gross + b.gross,
  bonus: a.bonus + b.bonus,
  tax: a.tax + b.tax,
  total: a.total + b.total,
});

const addPayins = (payins: readonly Payin[]): Payin => ({
  stake: sumAmounts(payins.map(({ stake }) => stake)),
  tax: sumAmounts(payins.map(({ tax }) => tax)),
  bonus: sumAmounts(payins.map(({ bonus }) => bonus)),
  playing: sumAmounts(payins.map(({ playing }) => playing)),
});

const winOne = (stake: Amount, odds: Odds, bonusRate: number, rules: PayoutRules): Winnings => {
  const payin = calculatePayin(stake, rules);
  return calculateWinnings({ top: payin.playing * odds.product, bottom: odds.scale }, payin, bonusRate, rules);
};

const marketKey = ({ selection }: Leg): string => `${selection.eventId} ${Object.keys(selection.markets).join()}`;

/** Outcomes of the same market cannot both win, so only the one with the highest winnings counts. */
const bestPerMarket = (winnings: readonly (readonly [string, Winnings])[]): Winnings[] => {
  const best = new Map<string, Winnings>();
  for (const [market, won] of winnings) if (won.total > (best.get(market)?.total ?? -1n)) best.set(market, won);
  return [...best.values()];
};

/** A sole selection uses the slip's stake, several have payments of their own. */
const stakeOfSingle = (slip: Betslip, { payment }: Selection): Amount =>
  (slip.selectionsList.length === 1 ? slip.stake : payment) ?? 0n;

const summariseSingles = (slip: Betslip, legs: readonly Leg[], { payout }: SummaryRules): SlipSummary => {
  const stakes = legs.map(({ selection }) => stakeOfSingle(slip, selection));
  const won = legs.map((leg, index): [string, Winnings] => [
    marketKey(leg),
    winOne(stakes[index] as Amount, combineOdds([leg.odds]), 0, payout),
  ]);
  return {
    type: "single",
    bets: stakes.filter((stake) => stake > 0n).length,
    stake: sumAmounts(stakes),
    totalOdds: legs.length === 1 ? combineOdds([(legs[0] as Leg).odds]) : null,
    combinations: legs.length,
    payin: addPayins(stakes.map((stake) => calculatePayin(stake, payout))),
    maxWinnings: bestPerMarket(won).reduce(addWinnings, NO_WINNINGS),
    minWinnings: null,
    rows: [],
    multiples: [],
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
    multiples: [],
  };
};

const systemLegs = (legs: readonly PricedLeg[], withBankers: boolean): SystemLegs => {
  const isBanker = ({ banker }: PricedLeg): boolean => withBankers && banker;
  const factor = ({ odds }: PricedLeg) => priceFactor(odds);
  return { bankers: legs.filter(isBanker).map(factor), others: legs.filter((leg) => !isBanker(leg)).map(factor) };
};

/** Number of combinations; zero for size 0, which would be a bet on nothing. */
const countSize = (legs: SystemLegs, size: number): number =>
  size < 1 ? 0 : countCombinations(legs.others.length, size);

export interface BetFigures {
  readonly payin: Payin;
  readonly maxWinnings: Winnings;
  readonly minWinnings: Winnings;
}

/** One bet as ordered; `sizes` are for systems and multiples. */
export interface BetTerms {
  readonly type: TicketType;
  readonly stake: Amount;
  readonly sizes: readonly number[];
}

/** One bet on these rows. Payin tax and bonus are spread over the rows in proportion to their stakes. */
const playRows = (legs: SystemLegs, rows: readonly SystemRow[], payout: PayoutRules): BetFigures => {
  const stake = sumAmounts(rows.map((row) => row.stake));
  const payin = calculatePayin(stake, payout);
  const win = ({ top, bottom }: ExactAmount): Winnings => {
    const gross = stake === 0n ? { top: 0n, bottom: 1n } : { top: top * payin.playing, bottom: bottom * stake };
    return calculateWinnings(gross, payin, 0, payout);
  };
  return {
    payin,
    maxWinnings: win(calculateSystemPayout(legs, rows)),
    minWinnings: win(calculateMinPayout(legs, rows)),
  };
};

const sumRows = (rows: readonly SystemRow[]): number => rows.reduce((sum, row) => sum + row.combinations, 0);

const rowsOf = (parts: SystemLegs, stake: Amount, sizes: readonly number[], remainder: RemainderPlace): SystemRow[] => {
  const choices = sizes
    .map((size) => ({ size, combinations: countSize(parts, size) }))
    .filter(({ combinations }) => combinations > 0);
  const stakes = splitSystemStake(stake, choices, remainder);
  return choices.map((choice, index) => ({ ...choice, ...(stakes[index] as SystemStake) }));
};

/** Number of combinations that one bet is played in. */
export const combinationsOf = (
  { type, sizes }: Pick<BetTerms, "type" | "sizes">,
  legs: readonly PricedLeg[],
): number => {
  if (type !== "system" && type !== "multiples") return 1;
  const parts = systemLegs(legs, type === "system");
  return sizes.reduce((sum, size) => sum + countSize(parts, size), 0);
};

/** Figures of one bet. The server uses it for each bet; its rules are those of `summariseSlip`. */
export const calculateBet = (
  { type, stake, sizes }: BetTerms,
  legs: readonly PricedLeg[],
  { payout, remainder }: SummaryRules,
): BetFigures & { readonly rows: readonly SystemRow[] } => {
  if (type === "system" || type === "multiples") {
    const parts = systemLegs(legs, type === "system");
    const rows = rowsOf(parts, stake, sizes, remainder);
    return { ...playRows(parts, rows, payout), rows };
  }
  const prices = legs.map(({ odds }) => odds);
  const bonusRate = type === "combo" ? comboBonusRate(prices, payout) : 0;
  const won = winOne(stake, combineOdds(prices), bonusRate, payout);
  return { payin: calculatePayin(stake, payout), maxWinnings: won, minWinnings: won, rows: [] };
};

const summariseSystem = (slip: Betslip, legs: readonly Leg[], { payout, remainder }: SummaryRules): SlipSummary => {
  const parts = systemLegs(legs, true);
  const rows = rowsOf(parts, slip.stake ?? 0n, slip.systems, remainder);
  const figures = playRows(parts, rows, payout);
  const { stake } = figures.payin;
  return {
    type: "system",
    bets: Number(stake > 0n),
    stake,
    totalOdds: null,
    combinations: sumRows(rows),
    ...figures,
    rows,
    multiples: [],
  };
};

const lowest = (amounts: readonly Winnings[]): Winnings =>
  amounts.toSorted((one, other) => Number(one.total - other.total))[0] ?? NO_WINNINGS;

/** Every staked row is a separate bet. */
const summariseMultiples = (slip: Betslip, legs: readonly Leg[], { payout, remainder }: SummaryRules): SlipSummary => {
  const parts = systemLegs(legs, false);
  const bets = multiplesRows(legs.length).flatMap((row) => {
    const stake = (slip.betMultiples[row.key] ?? 0n) * BigInt(row.combinations);
    const figures = playRows(parts, rowsOf(parts, stake, row.sizes, remainder), payout);
    return stake > 0n ? [{ row, stake, ...figures }] : [];
  });
  const payin = addPayins(bets.map((bet) => bet.payin));
  return {
    type: "multiples",
    bets: bets.length,
    stake: payin.stake,
    totalOdds: null,
    combinations: bets.reduce((sum, { row }) => sum + row.combinations, 0),
    payin,
    maxWinnings: bets.map((bet) => bet.maxWinnings).reduce(addWinnings, NO_WINNINGS),
    minWinnings: lowest(bets.map((bet) => bet.minWinnings)),
    rows: [],
    multiples: bets.map(({ row, stake, maxWinnings }) => ({ ...row, stake, maxWinnings })),
  };
};

const SUMMARISE: Readonly<
  Record<TicketType, (slip: Betslip, legs: readonly Leg[], rules: SummaryRules) => SlipSummary>
> = {
  single: summariseSingles,
  combo: summariseCombo,
  system: summariseSystem,
  multiples: summariseMultiples,
};

/** Rules without taxes and bonuses. */
export const STANDARD_RULES: SummaryRules = { payout: NO_EXTRAS, remainder: "first" };

/** All figures of a slip. */
export const summariseSlip = (slip: Betslip, rules: SummaryRules): SlipSummary =>
  SUMMARISE[playedType(slip)](slip, legsOf(slip), rules);
