import { type OfferEvent, priceState } from "@touchline/protocol";
import type { Price } from "../odds/price.ts";
import { type BetTerms, calculateBet, STANDARD_RULES } from "../slip/summary.ts";

/** A leg of a placed bet with its event in the current offer. */
export interface CancelLeg {
  /** The accepted price. */
  readonly taken: Price;
  readonly banker: boolean;
  /** In the current offer. */
  readonly slots: readonly number[];
  /** Undefined where the event is not offered or its producer is silent. */
  readonly event: OfferEvent | undefined;
}

export interface CancelRules {
  readonly now: number;
  /** Whether the brand lets a bet be cancelled whatever its price is by then. */
  readonly anyPrice: boolean;
}

export type CancelObstacle = "started" | "suspended" | "price_moved";

const hasStarted = ({ event }: CancelLeg, now: number): boolean =>
  !event || event.game === "LIVE" || event.startsAt <= now;

/** Null where the outcome is not open. A bet builder is priced on request only, so it has no price here. */
const priceOf = ({ event, slots }: CancelLeg): Price | null => {
  const [slot = -1] = slots;
  if (!event || event.suspended || slots.length > 1) return null;
  const market = event.markets.find((one) => slot >= one.slot && slot < one.slot + one.prices.length);
  const price = market?.prices[slot - market.slot] ?? 0;
  return priceState(price) === "open" ? price : null;
};

/** Large enough that no difference between two prices is lost when a payout is rounded. */
const NOTIONAL = 10n ** 18n;

/**
 * Why a bet that is within its time cannot be cancelled; null where it can. It is refused once the same bet would pay more: the bettor
 * would give back a bet that has become worse and could take it again at the better price.
 */
export const cancelObstacle = (
  terms: Omit<BetTerms, "stake">,
  legs: readonly CancelLeg[],
  { now, anyPrice }: CancelRules,
): CancelObstacle | null => {
  if (legs.some((leg) => hasStarted(leg, now))) return "started";
  if (anyPrice) return null;
  const prices = legs.map(priceOf);
  if (prices.includes(null)) return "suspended";
  const pays = (odds: readonly (Price | null)[]): bigint => {
    const priced = legs.map(({ banker }, index) => ({ odds: odds[index] as Price, banker }));
    return calculateBet({ ...terms, stake: NOTIONAL }, priced, STANDARD_RULES).maxWinnings.gross;
  };
  return pays(prices) > pays(legs.map(({ taken }) => taken)) ? "price_moved" : null;
};
