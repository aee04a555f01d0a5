import type { Fraction } from "./fraction.ts";
import {
  cashoutOf,
  type Ends,
  grownBy,
  type LegEnd,
  type Payout,
  payinOf,
  payoutOf,
  type Slip,
  shareOf,
} from "./worth.ts";

/** The bookmaker's margin on a cash-out, and the smallest one that is paid. */
export interface ReferenceRules {
  readonly margin: Fraction;
  readonly smallestCashout: bigint;
}

/** Outcomes are numbered through the markets of their event. */
export interface ReferenceLeg {
  readonly event: number;
  readonly outcome: number;
}

/** Bets that were placed in this period are void, by their numbers: the first included, the last not. Null is an open end. */
export interface ReferencePeriod {
  readonly from: number | null;
  readonly to: number | null;
}

type Phase = "PLACED" | "REJECTED" | "CANCELLED" | "SETTLED" | "PAID_OUT";

export interface ReferenceBet {
  /** Bets are numbered in the order of their placement. */
  readonly number: number;
  readonly slip: Slip;
  readonly legs: readonly ReferenceLeg[];
  phase: Phase;
  /** Stake that was not cashed out. */
  open: bigint;
  parts: number;
  /** How results ended it; null while it is open, also again. */
  end: Payout | null;
  hasEnded: boolean;
  /** What its ends have moved to the wallet; a correction may find less than it has to take back. */
  received: bigint;
}

interface ReferenceEvent {
  odds: readonly number[];
  suspended: boolean;
  /** By outcome; null while it is open. */
  readonly ends: (LegEnd | null)[];
  /** By outcome. */
  readonly cancelled: (readonly ReferencePeriod[])[];
}

interface Value {
  readonly wallet: bigint;
  readonly tax: bigint;
}

/** Balances of one punter's accounts. The bookmaker has what the others do not. */
interface Accounts {
  wallet: bigint;
  cash: bigint;
  tax: bigint;
  bonus: bigint;
}

/** The life of one punter's bets by the rules of docs/money.md and docs/tickets.md, without locks, tables and messages. */
export const createReferenceLedger = ({ margin, smallestCashout }: ReferenceRules) => {
  const accounts: Accounts = { wallet: 0n, cash: 0n, tax: 0n, bonus: 0n };
  const events = new Map<number, ReferenceEvent>();
  const bets: ReferenceBet[] = [];

  const eventOf = (id: number): ReferenceEvent => {
    const event = events.get(id);
    if (!event) throw new Error(`Event ${id} is not known`);
    return event;
  };
  /** A period that was cancelled comes before what was won or lost. */
  const endsOf = ({ legs, number }: ReferenceBet): Ends =>
    legs.map(({ event, outcome }) => {
      const { ends, cancelled } = eventOf(event);
      const isCancelled = cancelled[outcome]?.some(
        ({ from, to }) => number >= (from ?? 0) && number < (to ?? Infinity),
      );
      return isCancelled ? "VOID" : (ends[outcome] ?? null);
    });
  const oddsNowOf = ({ legs }: ReferenceBet): (number | null)[] =>
    legs.map(({ event, outcome }) => {
      const { odds, suspended } = eventOf(event);
      return suspended ? null : (odds[outcome] ?? null);
    });

  const move = ({ wallet = 0n, tax = 0n, bonus = 0n }: Partial<Accounts>): void => {
    accounts.wallet += wallet;
    accounts.tax += tax;
    accounts.bonus -= bonus;
  };

  /** What the stake that was not cashed out gets. */
  const payoutOfRest = (bet: ReferenceBet): Payout | null => {
    const whole = payoutOf(bet.slip, endsOf(bet));
    const share = (amount: bigint): bigint => shareOf(amount, bet.open, bet.slip.stake);
    return whole && { ...whole, wallet: share(whole.wallet), tax: share(whole.tax), bonus: share(whole.bonus) };
  };

  type Booked = Pick<Payout, "wallet" | "tax" | "bonus">;
  const NOTHING: Booked = { wallet: 0n, tax: 0n, bonus: 0n };

  /** Moves what is missing. Takes back no more than the wallet has; taxes and bonuses are corrected in full. */
  const book = (bet: ReferenceBet, before: Booked, due: Booked): void => {
    const missing = due.wallet - bet.received;
    const canBeMoved = accounts.wallet + missing >= 0n;
    const moved = canBeMoved ? missing : -accounts.wallet;
    move({ wallet: moved, tax: due.tax - before.tax, bonus: due.bonus - before.bonus });
    bet.received += moved;
  };

  const endBy = (bet: ReferenceBet, end: Payout): void => {
    book(bet, bet.end ?? NOTHING, end);
    bet.end = end;
    bet.hasEnded = true;
    bet.phase = end.wallet > 0n ? "PAID_OUT" : "SETTLED";
  };

  /** What was paid is taken back, and the bet is as open as before. */
  const openAgain = (bet: ReferenceBet, before: Payout): void => {
    book(bet, before, NOTHING);
    bet.end = null;
    bet.phase = "PLACED";
  };

  const isSame = (one: Payout, other: Payout): boolean =>
    (["resolution", "cashback", "wallet", "tax", "bonus"] as const).every((key) => one[key] === other[key]);

  const look = (bet: ReferenceBet): void => {
    const end = payoutOfRest(bet);
    if (bet.phase === "PLACED") {
      if (end) endBy(bet, end);
    } else if (bet.end) {
      if (!end) openAgain(bet, bet.end);
      else if (!isSame(end, bet.end)) endBy(bet, end);
    }
  };

  const lookAt = (id: number): void => {
    for (const bet of bets) if (bet.legs.some(({ event }) => event === id)) look(bet);
  };

  return {
    accounts,
    bets,
    eventOf,
    endsOf,
    offer: (id: number, odds: readonly number[]): void => {
      events.set(id, { odds, suspended: false, ends: odds.map(() => null), cancelled: odds.map(() => []) });
    },
    deposit: (amount: bigint): void => {
      accounts.wallet += amount;
      accounts.cash -= amount;
    },
    /** Taken at the current odds, or rejected; a rejected bet has moved nothing in the end. */
    place: (slip: Slip, legs: readonly ReferenceLeg[]): ReferenceBet => {
      const isOffered = legs.every(({ event }) => !eventOf(event).suspended);
      const isTaken = isOffered && slip.stake <= accounts.wallet;
      const bet: ReferenceBet = {
        ...{ number: bets.length, slip, legs, open: slip.stake, parts: 0, end: null, hasEnded: false, received: 0n },
        phase: isTaken ? "PLACED" : "REJECTED",
      };
      if (isTaken) {
        const { tax, bonus } = payinOf(slip);
        move({ wallet: -slip.stake, tax, bonus });
      }
      bets.push(bet);
      // It may have been placed in a period that is cancelled already.
      look(bet);
      return bet;
    },
    /** Decides outcomes from `first` on, in place of what was decided before; null opens one again. */
    decide: (id: number, first: number, ends: readonly (LegEnd | null)[]): void => {
      eventOf(id).ends.splice(first, ends.length, ...ends);
      lookAt(id);
    },
    /** Cancels the outcomes from `first` on for bets of these periods, in place of those that were cancelled before. */
    cancelPeriods: (id: number, first: number, count: number, periods: readonly ReferencePeriod[]): void => {
      eventOf(id).cancelled.fill(periods, first, first + count);
      lookAt(id);
    },
    /** Value of the open stake; null where it cannot be cashed out. */
    valueOf: (bet: ReferenceBet): Value | null => {
      if (bet.phase !== "PLACED") return null;
      const whole = cashoutOf(bet.slip, endsOf(bet), oddsNowOf(bet), margin);
      if (!whole) return null;
      const wallet = shareOf(whole.wallet, bet.open, bet.slip.stake);
      const tax = shareOf(whole.tax, bet.open, bet.slip.stake);
      return wallet >= smallestCashout ? { wallet, tax } : null;
    },
    cashOut: (bet: ReferenceBet, part: bigint, value: Value): bigint => {
      const paid = shareOf(value.wallet, part, bet.open);
      const tax = shareOf(value.tax, part, bet.open);
      bet.open -= part;
      bet.parts += 1;
      if (bet.open === 0n) {
        book(bet, NOTHING, { wallet: paid, tax, bonus: 0n });
        bet.phase = "PAID_OUT";
        return paid;
      }
      move({ wallet: paid, tax });
      // What the bet has kept of a payout is taken from what it pays next.
      book(bet, NOTHING, NOTHING);
      return paid;
    },
    /** Whether the bettor may cancel, within the time: not a bet that had ended, and none with a decided leg. */
    cancels: (bet: ReferenceBet): boolean => {
      const odds = oddsNowOf(bet);
      if (bet.phase !== "PLACED" || bet.parts > 0 || bet.hasEnded || odds.includes(null)) return false;
      if (endsOf(bet).some((end) => end !== null)) return false;
      const [now, then] = [grownBy(bet.slip, odds as number[]), grownBy(bet.slip, bet.slip.odds)];
      return now[0] * then[1] <= then[0] * now[1];
    },
    cancel: (bet: ReferenceBet): void => {
      const { tax, bonus } = payinOf(bet.slip);
      move({ wallet: bet.slip.stake, tax: -tax, bonus: -bonus });
      bet.phase = "CANCELLED";
    },
    /** Balance of each account of the punter. */
    balances: (): Record<"wallet" | "cash" | "tax" | "bonus" | "house", bigint> => {
      const { wallet, cash, tax, bonus } = accounts;
      return { wallet, cash, tax, bonus, house: -(wallet + cash + tax + bonus) };
    },
  };
};

export type ReferenceLedger = ReturnType<typeof createReferenceLedger>;
