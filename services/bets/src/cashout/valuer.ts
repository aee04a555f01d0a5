import { CASHOUT_CODES } from "@touchline/betting";
import type { StoredBet } from "@touchline/db";
import type { OfferNow } from "../accept/judge-leg.ts";
import type { Bookmaker } from "../bookmaker.ts";
import { createPriceNow } from "./price-now.ts";
import { type BetValue, valueBet } from "./value-bet.ts";

export type OfferSource = () => Omit<OfferNow, "builder"> | null;

export type Valuer = (bet: StoredBet) => BetValue;

const NOT_OFFERED: BetValue = { allowed: false, codes: [CASHOUT_CODES.disabled] };

/** Values bets of a tenant by the current offer and the bookmaker's rules. */
export const createValuer =
  (bookmaker: Bookmaker, tenant: string, offer: OfferSource): Valuer =>
  (bet) =>
    bookmaker.hasCashout(tenant, bet.brand)
      ? valueBet(bet, createPriceNow(offer()), bookmaker.cashoutRulesOf(bet.currency))
      : NOT_OFFERED;
