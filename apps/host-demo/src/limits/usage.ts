import { dayOf, weekOf } from "./periods.ts";

interface Deposit {
  readonly currency: string;
  readonly amount: bigint;
  readonly at: number;
  /** False while nobody knows whether it arrived. */
  readonly hasArrived: boolean;
}

/** Longer apart, and the punter was away: tokens are asked for anew every few minutes while somebody plays. */
const AWAY_MS = 6 * 60_000;

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** What one account has used of what may be limited. Money in thousandths, by currency. */
export const createUsage = () => {
  const deposits = new Map<string, Deposit>();
  const stakes = new Map<string, { readonly day: number; readonly largest: bigint }>();
  const openings = new Map<string, { readonly week: number; readonly at: number; readonly balance: bigint }>();
  const balances = new Map<string, bigint>();
  let played = { day: 0, ms: 0 };
  let seenAt = 0;

  const depositsOf = (currency: string, since: number): readonly Deposit[] =>
    [...deposits.values()].filter((deposit) => deposit.currency === currency && deposit.at >= since);

  return {
    /** Counted before it is sent, so that two at once cannot both fit; by its id, so that the same again counts once. */
    noteDeposit: (reqUuid: string, currency: string, amount: bigint, at: number): void => {
      deposits.set(reqUuid, { currency, amount, at, hasArrived: false });
    },
    noteArrival: (reqUuid: string): void => {
      const deposit = deposits.get(reqUuid);
      if (deposit) deposits.set(reqUuid, { ...deposit, hasArrived: true });
    },
    /** The first of a week is what losses are counted from. */
    noteBalance: (currency: string, balance: bigint, at: number): void => {
      balances.set(currency, balance);
      const week = weekOf(at);
      if (openings.get(currency)?.week !== week) openings.set(currency, { week, at, balance });
    },
    noteStake: (currency: string, stake: bigint, at: number): void => {
      const day = dayOf(at);
      const before = stakes.get(currency);
      stakes.set(currency, { day, largest: before?.day === day ? larger(before.largest, stake) : stake });
    },
    notePlay: (at: number): void => {
      const day = dayOf(at);
      const since = at - seenAt < AWAY_MS ? Math.max(seenAt, day) : at;
      played = { day, ms: (played.day === day ? played.ms : 0) + (at - since) };
      seenAt = at;
    },

    /** Of the day, without the deposit of that id: what is tried again does not stand in its own way. */
    deposited: (currency: string, at: number, without = ""): bigint =>
      sum(
        [...deposits]
          .filter(([id, deposit]) => id !== without && deposit.currency === currency && deposit.at >= dayOf(at))
          .map(([, { amount }]) => amount),
      ),
    /** Of the week: what was there and came in, less what is there now. A stake counts until its bet has won. */
    lost: (currency: string, at: number): bigint => {
      const opening = openings.get(currency);
      if (opening?.week !== weekOf(at)) return 0n;
      const arrived = depositsOf(currency, opening.at).filter(({ hasArrived }) => hasArrived);
      return larger(0n, opening.balance + sum(arrived.map(({ amount }) => amount)) - (balances.get(currency) ?? 0n));
    },
    largestStake: (currency: string, at: number): bigint => {
      const known = stakes.get(currency);
      return known?.day === dayOf(at) ? known.largest : 0n;
    },
    minutesPlayed: (at: number): number => (played.day === dayOf(at) ? Math.floor(played.ms / 60_000) : 0),
  };
};

export type Usage = ReturnType<typeof createUsage>;
