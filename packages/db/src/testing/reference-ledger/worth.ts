import { down, type Fraction, nearest, ONE, percent, plus, times, ZERO } from "./fraction.ts";

/*
 * What a bet pays, written from docs/money.md, docs/betting.md and docs/tickets.md alone: plain, slow, and without code of
 * `packages/betting`, so that a mistake there is not repeated here.
 */

export type LegEnd = "WON" | "LOST" | "VOID" | "HALF_WON" | "HALF_LOST";

/** Taxes and bonuses as a brand writes them: rates in percent, amounts in whole units of a currency with two digits. */
export interface Extras {
  readonly payinTax?: number | undefined;
  readonly payinBonus?: number | undefined;
  readonly payoutTax?: readonly { readonly above: number; readonly rate: number }[] | undefined;
  readonly comboBonus?: readonly { readonly legs: number; readonly rate: number }[] | undefined;
  readonly comboBonusMinOdds?: number | undefined;
}

export interface Slip {
  readonly stake: bigint;
  /** Accepted odds of the legs, in hundredths. */
  readonly odds: readonly number[];
  /** Sizes of a system; null for a single or a combo. */
  readonly sizes: readonly number[] | null;
  readonly extras: Extras;
  /** The stake of a combo comes back if exactly one of at least so many legs, all at these odds or above, is lost. */
  readonly cashback: { readonly legs: number; readonly minOdds: number } | null;
}

export type Ends = readonly (LegEnd | null)[];

export interface Payout {
  readonly resolution: LegEnd | "OPEN";
  readonly cashback: boolean;
  /** What the wallet receives, what goes to the tax account, and what the bookmaker gives. */
  readonly wallet: bigint;
  readonly tax: bigint;
  readonly bonus: bigint;
}

export const factorOf = (odds: number, end: LegEnd): Fraction => {
  const price: Fraction = [BigInt(odds), 100n];
  const halfOf = (factor: Fraction): Fraction => times(factor, [1n, 2n]);
  const factors: Record<LegEnd, Fraction> = {
    WON: price,
    LOST: ZERO,
    VOID: ONE,
    HALF_WON: halfOf(plus(price, ONE)),
    HALF_LOST: halfOf(ONE),
  };
  return factors[end];
};

const choose = <Item>(items: readonly Item[], size: number): Item[][] => {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => choose(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
};

const product = (factors: readonly Fraction[]): Fraction => factors.reduce(times, ONE);

/** What one unit of stake becomes, by the factors of the legs. A remainder of a system's stake is on its first size. */
const growth = ({ stake, sizes }: Slip, factors: readonly Fraction[]): Fraction => {
  if (!sizes) return product(factors);
  const rows = sizes.map((size) => choose(factors, size));
  const all = BigInt(rows.reduce((sum, row) => sum + row.length, 0));
  const shares = rows.map((row) => (stake * BigInt(row.length)) / all);
  const left = stake - shares.reduce((sum, share) => sum + share, 0n);
  const pays = rows.map((row, index): Fraction => {
    const share = (shares[index] as bigint) + (index === 0 ? left : 0n);
    return times([share, BigInt(row.length)], row.map(product).reduce(plus, ZERO));
  });
  return times(pays.reduce(plus, ZERO), [1n, stake]);
};

export const payinOf = ({ stake, extras }: Slip): { tax: bigint; bonus: bigint; played: bigint } => {
  const tax = nearest(times([stake, 1n], percent(extras.payinTax ?? 0)));
  const bonus = nearest(times([stake, 1n], percent(extras.payinBonus ?? 0)));
  return { tax, bonus, played: stake - tax + bonus };
};

const payoutTaxOf = (profit: bigint, { payoutTax = [] }: Extras): bigint => {
  const exact = payoutTax.map(({ above, rate }, index): Fraction => {
    const from = BigInt(Math.round(above * 100));
    const next = payoutTax[index + 1];
    const to = next ? BigInt(Math.round(next.above * 100)) : profit;
    const part = (profit < to ? profit : to) - from;
    return part > 0n ? times([part, 1n], percent(rate)) : ZERO;
  });
  return nearest(exact.reduce(plus, ZERO));
};

const comboBonusOf = ({ odds, sizes, extras }: Slip, ends: Ends): number => {
  const { comboBonus = [], comboBonusMinOdds = 0 } = extras;
  if (sizes || odds.length < 2) return 0;
  const counted = odds.filter(
    (price, leg) => ends[leg] === "WON" && price >= Math.round(comboBonusMinOdds * 100),
  ).length;
  return Math.max(0, ...comboBonus.filter(({ legs }) => legs <= counted).map(({ rate }) => rate));
};

const refund = (slip: Slip, resolution: LegEnd, cashback: boolean): Payout => {
  const { tax, bonus } = payinOf(slip);
  return { resolution, cashback, wallet: slip.stake, tax: -tax, bonus: -bonus };
};

/** Whether the stake of a combo that has lost still comes back, or may. */
const hasCashback = ({ odds, sizes, cashback }: Slip, ends: Ends): boolean =>
  cashback !== null &&
  sizes === null &&
  odds.every((price) => price >= cashback.minOdds) &&
  ends.filter((end) => end !== "VOID").length >= cashback.legs &&
  ends.filter((end) => end === "LOST" || end === "HALF_LOST").length === 1;

const NOTHING: Payout = { resolution: "LOST", cashback: false, wallet: 0n, tax: 0n, bonus: 0n };

const resolutionOf = ({ odds, sizes }: Slip, ends: readonly LegEnd[], gross: bigint, played: bigint): LegEnd => {
  if (odds.length === 1) return ends[0] as LegEnd;
  if (gross === 0n) return "LOST";
  return sizes === null && gross < played ? "HALF_LOST" : "WON";
};

/** What the whole bet pays with these results; null while it is not decided. */
export const payoutOf = (slip: Slip, ends: Ends): Payout | null => {
  const { odds, sizes, extras, stake } = slip;
  const isOpen = ends.includes(null);
  if (!sizes && ends.includes("LOST")) {
    if (!hasCashback(slip, ends)) return NOTHING;
    return isOpen ? null : refund(slip, "LOST", true);
  }
  // A system that pays nothing whatever its open legs become is lost already.
  const best = ends.map((end) => end ?? "WON");
  if (
    sizes &&
    growth(
      slip,
      odds.map((price, leg) => factorOf(price, best[leg] as LegEnd)),
    )[0] === 0n
  )
    return NOTHING;
  if (isOpen) return null;
  const known = ends as readonly LegEnd[];
  if (known.every((end) => end === "VOID")) return refund(slip, "VOID", false);
  const { played } = payinOf(slip);
  const factors = odds.map((price, leg) => factorOf(price, known[leg] as LegEnd));
  const gross = nearest(times([played, 1n], growth(slip, factors)));
  const profit = gross > played ? gross - played : 0n;
  const bonus = nearest(times([profit, 1n], percent(comboBonusOf(slip, ends))));
  const tax = payoutTaxOf(gross + bonus - stake, extras);
  return {
    resolution: resolutionOf(slip, known, gross, played),
    ...{ cashback: false, wallet: gross + bonus - tax, tax, bonus },
  };
};

/** The part of an amount of the whole bet that belongs to a part of its stake; rounded down, also where it is taken back. */
export const shareOf = (amount: bigint, part: bigint, stake: bigint): bigint => {
  const size = down([(amount < 0n ? -amount : amount) * part, stake]);
  return amount < 0n ? -size : size;
};

/** Cash-out of the whole bet at current odds; null where there is none. An open leg is worth accepted odds over odds now. */
export const cashoutOf = (
  slip: Slip,
  ends: Ends,
  oddsNow: readonly (number | null)[],
  margin: Fraction,
): { readonly wallet: bigint; readonly tax: bigint } | null => {
  const decided = payoutOf(slip, ends);
  if (decided || !ends.includes(null)) return null;
  if (!slip.sizes && ends.includes("LOST")) return null;
  if (ends.some((end, leg) => end === null && oddsNow[leg] === null)) return null;
  const factors = slip.odds.map((odds, leg): Fraction => {
    const end = ends[leg];
    return end ? factorOf(odds, end) : [BigInt(odds), BigInt(oddsNow[leg] as number)];
  });
  const { played } = payinOf(slip);
  const keeps: Fraction = [margin[1] - margin[0], margin[1]];
  const gross = down(times(times([played, 1n], growth(slip, factors)), keeps));
  const tax = payoutTaxOf(gross - slip.stake, slip.extras);
  return { wallet: gross - tax, tax };
};

/** What the whole bet pays before taxes and bonuses if every leg wins at these odds, per unit of stake. */
export const grownBy = (slip: Slip, odds: readonly number[]): Fraction =>
  growth(
    slip,
    odds.map((price) => factorOf(price, "WON")),
  );
