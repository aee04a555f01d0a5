import { type CashbackPromise, type CashoutRules, parseAmount, type TicketType } from "@touchline/betting";
import {
  type Book,
  cancelWindowOf,
  cashbackOf,
  limitsOf,
  liveDelayOf,
  loadBook,
  loadTenants,
} from "@touchline/brands/shipped";
import type { DecisionContext } from "./accept/decide-bet.ts";
import type { TermsOf } from "./brand-terms.ts";
import { remember } from "./remember.ts";

/** What the bookmaker has laid down: whose brands are whose, what a brand offers, how much is taken and how long a live bet waits. */
export interface Bookmaker {
  readonly tenants: readonly string[];
  /** Null where the brand is none of the tenant's. */
  readonly betTypesOf: (tenant: string, brand: string) => readonly TicketType[] | null;
  readonly liveDelayOf: (brand: string, sportId: number) => number;
  readonly limitsOf: (currency: string) => DecisionContext["limits"];
  readonly cashoutRulesOf: (currency: string) => CashoutRules;
  /** Whether the brand offers cash-out. */
  readonly hasCashout: (brand: string) => boolean;
  /** Milliseconds for which a cash-out of a bet on a match in play is looked at. */
  readonly cashoutDelay: number;
  readonly cashbackOf: (brand: string) => CashbackPromise | null;
  /** Milliseconds within which a bet may be cancelled. */
  readonly cancelWindowOf: (brand: string) => number;
}

export interface BookmakerOptions {
  readonly tenants: readonly string[];
  readonly termsOf: TermsOf;
  /** Instead of the book's, for tests. */
  readonly liveDelayMs?: number | undefined;
}

const readLimits = (book: Book, currency: string): DecisionContext["limits"] => {
  const { minStake, maxStake, maxWinnings, maxLiability } = limitsOf(book, currency);
  // A limit that is finer than the currency is one of `default`: the least then is one minor unit.
  const amount = (text: string): bigint => parseAmount(text, currency) ?? 1n;
  return {
    minStake: amount(minStake),
    maxStake: amount(maxStake),
    maxWinnings: amount(maxWinnings),
    maxLiability: amount(maxLiability),
  };
};

export const createBookmaker = ({ tenants, termsOf, liveDelayMs }: BookmakerOptions): Bookmaker => {
  const book = loadBook();
  const shipped = loadTenants();
  const limits = remember((currency) => readLimits(book, currency));
  const cashbacks = remember((brand): CashbackPromise | null => {
    const promise = cashbackOf(book, brand);
    return promise && { legs: promise.legs, minOdds: Math.round(promise.minOdds * 100) };
  });
  return {
    tenants,
    betTypesOf: (tenant, brand) => (shipped[tenant]?.brands.includes(brand) ? termsOf(brand).betTypes : null),
    liveDelayOf: (brand, sportId) => liveDelayMs ?? liveDelayOf(book, brand, sportId),
    limitsOf: limits,
    // What is too little to be staked is too little to be paid.
    cashoutRulesOf: (currency) => ({ margin: book.cashout.margin, smallest: limits(currency).minStake }),
    hasCashout: (brand) => termsOf(brand).cashoutEnabled,
    cashoutDelay: liveDelayMs ?? Math.round(book.cashout.liveDelay * 1000),
    cashbackOf: cashbacks,
    cancelWindowOf: (brand) => cancelWindowOf(book, brand),
  };
};
