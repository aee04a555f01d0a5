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

export interface ReferenceLeg {
  readonly event: number;
  readonly outcome: number;
}

type Phase = "PLACED" | "REJECTED" | "CANCELLED" | "SETTLED" | "PAID_OUT";

export interface ReferenceBet {
  readonly slip: Slip;
  readonly legs: readonly ReferenceLeg[];
  phase: Phase;
  /** Stake that was not cashed out. */
  open: bigint;
  parts: number;
  end: Payout | null;
  /** What results have moved to the wallet; a correction may find less than it has to take back. */
  received: bigint;
}

interface ReferenceEvent {
  odds: readonly number[];
  suspended: boolean;
  ends: readonly LegEnd[] | null;
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
  const endsOf = ({ legs }: ReferenceBet): Ends =>
    legs.map(({ event, outcome }) => eventOf(event).ends?.[outcome] ?? null);
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

  const settle = (bet: ReferenceBet, end: Payout): void => {
    move(end);
    bet.received = end.wallet;
    bet.end = end;
    bet.phase = end.wallet > 0n ? "PAID_OUT" : "SETTLED";
  };

  /** Takes back no more than the wallet has; taxes and bonuses are corrected in full. */
  const correct = (bet: ReferenceBet, before: Payout, end: Payout): void => {
    const missing = end.wallet - bet.received;
    const canBeMoved = accounts.wallet + missing >= 0n;
    const moved = canBeMoved ? missing : -accounts.wallet;
    move({ wallet: moved, tax: end.tax - before.tax, bonus: end.bonus - before.bonus });
    bet.received += moved;
    bet.end = end;
    bet.phase = end.wallet > 0n ? "PAID_OUT" : "SETTLED";
  };

  const isSame = (one: Payout, other: Payout): boolean =>
    (["resolution", "cashback", "wallet", "tax", "bonus"] as const).every((key) => one[key] === other[key]);

  const look = (bet: ReferenceBet): void => {
    const end = payoutOfRest(bet);
    if (bet.phase === "PLACED" && end) settle(bet, end);
    else if (bet.end) {
      const again: Payout = end ?? { resolution: "OPEN", cashback: false, wallet: 0n, tax: 0n, bonus: 0n };
      if (!isSame(again, bet.end)) correct(bet, bet.end, again);
    }
  };

  return {
    accounts,
    bets,
    eventOf,
    offer: (id: number, odds: readonly number[]): void => {
      events.set(id, { odds, suspended: false, ends: null });
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
        ...{ slip, legs, open: slip.stake, parts: 0, end: null, received: 0n },
        phase: isTaken ? "PLACED" : "REJECTED",
      };
      if (isTaken) {
        const { tax, bonus } = payinOf(slip);
        move({ wallet: -slip.stake, tax, bonus });
      }
      bets.push(bet);
      return bet;
    },
    /** A first result, or a corrected one. */
    result: (id: number, ends: readonly LegEnd[]): void => {
      eventOf(id).ends = ends;
      for (const bet of bets) if (bet.legs.some(({ event }) => event === id)) look(bet);
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
      move({ wallet: paid, tax: shareOf(value.tax, part, bet.open) });
      bet.open -= part;
      bet.parts += 1;
      if (bet.open === 0n) bet.phase = "PAID_OUT";
      return paid;
    },
    /** Whether the bettor may cancel, within the time. */
    cancels: (bet: ReferenceBet): boolean => {
      const odds = oddsNowOf(bet);
      if (bet.phase !== "PLACED" || bet.parts > 0 || odds.includes(null)) return false;
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
