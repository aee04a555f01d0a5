import { CASHOUT_CODES } from "@touchline/betting";
import type { KeptBet } from "@touchline/db";
import type { OfferNow } from "../accept/judge-leg.ts";
import type { House } from "../house.ts";
import { createPriceNow } from "./price-now.ts";
import { type KeptValue, valueKept } from "./value-kept.ts";

export type OfferSource = () => Omit<OfferNow, "builder"> | null;

export type Valuer = (bet: KeptBet) => KeptValue;

const NOT_OFFERED: KeptValue = { allowed: false, codes: [CASHOUT_CODES.disabled] };

/** What bets are worth at this moment, by the offer as it is and the house's rules. */
export const createValuer =
  (house: House, offer: OfferSource): Valuer =>
  (bet) =>
    house.hasCashout(bet.brand)
      ? valueKept(bet, createPriceNow(offer()), house.cashoutRulesOf(bet.currency))
      : NOT_OFFERED;
