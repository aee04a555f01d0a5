import {
  type CashbackPromise,
  type CashoutRules,
  chooseMinCombinationStake,
  chooseTaxesAndBonuses,
  parseAmount,
  type TicketType,
} from "@touchline/betting";
import {
  type Book,
  cancelsAtAnyPrice,
  cancelWindowOf,
  cashbackOf,
  limitsOf,
  liveDelayOf,
  loadBook,
  loadTenants,
} from "@touchline/brands/shipped";
import type { TaxesAndBonuses } from "@touchline/protocol";
import type { DecisionContext } from "./accept/decide-bet.ts";
import type { TermsOf } from "./brand-terms.ts";
import { remember } from "./remember.ts";

/** The bookmaker's terms: brands and bet types of each tenant, taxes and bonuses, limits, delays, cash-out and cancellation. */
export interface Bookmaker {
  readonly tenants: readonly string[];
  /** Null where the brand does not belong to the tenant. */
  readonly betTypesOf: (tenant: string, brand: string) => readonly TicketType[] | null;
  /** Of new bets; undefined where there are none. A placed bet has its own. */
  readonly taxesAndBonusesOf: (brand: string, currency: string) => TaxesAndBonuses | undefined;
  readonly liveDelayOf: (brand: string, sportId: number) => number;
  readonly limitsOf: (brand: string, currency: string) => DecisionContext["limits"];
  readonly cashoutRulesOf: (currency: string) => CashoutRules;
  readonly hasCashout: (brand: string) => boolean;
  /** Milliseconds between request and decision of a cash-out, for bets on events in play. */
  readonly cashoutDelay: number;
  readonly cashbackOf: (brand: string) => CashbackPromise | null;
  /** Milliseconds after placement within which a bet may be cancelled. */
  readonly cancelWindowOf: (brand: string) => number;
  /** Whether a bet may be cancelled although its price has risen or betting on it is suspended. */
  readonly cancelsAtAnyPrice: (brand: string) => boolean;
}

export interface BookmakerOptions {
  readonly tenants: readonly string[];
  readonly termsOf: TermsOf;
  /** Overrides the delays of `book.json`, for tests. */
  readonly liveDelayMs?: number | undefined;
}

const readLimits = (book: Book, currency: string): DecisionContext["limits"] => {
  const { minStake, maxStake, maxWinnings, maxLiability } = limitsOf(book, currency);
  // A `default` limit may be finer than the currency's minor unit and then does not parse: one minor unit is used.
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
    taxesAndBonusesOf: (brand, currency) => chooseTaxesAndBonuses(termsOf(brand).taxesAndBonuses, currency),
    liveDelayOf: (brand, sportId) => liveDelayMs ?? liveDelayOf(book, brand, sportId),
    limitsOf: (brand, currency) => ({
      ...limits(currency),
      minCombinationStake: chooseMinCombinationStake(termsOf(brand), currency),
    }),
    // A cash-out below the smallest stake is not offered.
    cashoutRulesOf: (currency) => ({ margin: book.cashout.margin, smallest: limits(currency).minStake }),
    hasCashout: (brand) => termsOf(brand).cashoutEnabled,
    cashoutDelay: liveDelayMs ?? Math.round(book.cashout.liveDelay * 1000),
    cashbackOf: cashbacks,
    cancelWindowOf: (brand) => cancelWindowOf(book, brand),
    cancelsAtAnyPrice: (brand) => cancelsAtAnyPrice(book, brand),
  };
};
