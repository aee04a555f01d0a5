import {
  type CashbackPromise,
  type CashoutRules,
  chooseMinCombinationStake,
  chooseTaxesAndBonuses,
  type LiabilityLimits,
  parseLimits,
  type RiskBook,
  type TicketType,
} from "@touchline/betting";
import {
  cancelsAtAnyPrice,
  cancelWindowOf,
  cashbackOf,
  limitsOf,
  liveDelayOf,
  loadBook,
  loadTenants,
} from "@touchline/brands/shipped";
import { allowedBetTypes, offersCashout, type Pack, type PackVersions, packAt } from "@touchline/jurisdictions";
import { packs } from "@touchline/jurisdictions/all";
import type { TaxesAndBonuses } from "@touchline/protocol";
import type { TermsOf } from "./brand-terms.ts";
import { remember } from "./remember.ts";

/** The bookmaker's terms: brands and bet types of each tenant, taxes and bonuses, limits, delays, cash-out and cancellation. */
export interface Bookmaker {
  readonly tenants: readonly string[];
  /** The rules of the market that the tenant is licensed for, as they hold now. */
  readonly packOf: (tenant: string) => Pack;
  /** Null where the brand does not belong to the tenant. */
  readonly betTypesOf: (tenant: string, brand: string) => readonly TicketType[] | null;
  /** Of new bets; undefined where there are none. A placed bet has its own. */
  readonly taxesAndBonusesOf: (brand: string, currency: string) => TaxesAndBonuses | undefined;
  readonly liveDelayOf: (brand: string, sportId: number) => number;
  /** Limits of the book; `strictestOf` has those that are changed while the service runs. */
  readonly limitsOf: (brand: string, currency: string) => LiabilityLimits;
  readonly strictestOf: RiskBook["strictestOf"];
  readonly cashoutRulesOf: (currency: string) => CashoutRules;
  readonly hasCashout: (tenant: string, brand: string) => boolean;
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
  readonly strictestOf: RiskBook["strictestOf"];
  /** Overrides the delays of `book.json`, for tests. */
  readonly liveDelayMs?: number | undefined;
  /** Packs of tenants instead of those that `tenants.json` names, for tests. */
  readonly packsOf?: Readonly<Record<string, PackVersions>> | undefined;
}

export const createBookmaker = (options: BookmakerOptions): Bookmaker => {
  const { tenants, termsOf, strictestOf, liveDelayMs, packsOf = {} } = options;
  const book = loadBook();
  const shipped = loadTenants();
  const limits = remember((currency) => parseLimits(limitsOf(book, currency), currency));
  const cashbacks = remember((brand): CashbackPromise | null => {
    const promise = cashbackOf(book, brand);
    return promise && { legs: promise.legs, minOdds: Math.round(promise.minOdds * 100) };
  });
  const packOf = (tenant: string): Pack =>
    packAt(packsOf[tenant] ?? packs[shipped[tenant]?.jurisdiction ?? "neutral"], Date.now());
  return {
    tenants,
    packOf,
    betTypesOf: (tenant, brand) =>
      shipped[tenant]?.brands.includes(brand) ? allowedBetTypes(packOf(tenant), termsOf(brand).betTypes) : null,
    taxesAndBonusesOf: (brand, currency) => chooseTaxesAndBonuses(termsOf(brand).taxesAndBonuses, currency),
    liveDelayOf: (brand, sportId) => liveDelayMs ?? liveDelayOf(book, brand, sportId),
    limitsOf: (brand, currency) => ({
      ...limits(currency),
      minCombinationStake: chooseMinCombinationStake(termsOf(brand), currency),
    }),
    strictestOf,
    // A cash-out below the smallest stake is not offered.
    cashoutRulesOf: (currency) => ({ margin: book.cashout.margin, smallest: limits(currency).minStake }),
    hasCashout: (tenant, brand) => termsOf(brand).cashoutEnabled && offersCashout(packOf(tenant)),
    cashoutDelay: liveDelayMs ?? Math.round(book.cashout.liveDelay * 1000),
    cashbackOf: cashbacks,
    cancelWindowOf: (brand) => cancelWindowOf(book, brand),
    cancelsAtAnyPrice: (brand) => cancelsAtAnyPrice(book, brand),
  };
};
