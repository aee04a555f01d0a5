import type { BetRecord, PreparedBet, PreparedRequest } from "@touchline/db";
import { type Leg, termsOf } from "@touchline/db";
import { type OfferNow, pricesOf } from "./judge-leg.ts";
import { isBuilder } from "./terms.ts";

type Move = NonNullable<NonNullable<BetRecord["decided"]>["moves"]>[number];

interface Watched {
  readonly legs: readonly Leg[];
  /** The last open price of each leg, by hash. */
  readonly prices: Map<string, number>;
  readonly moves: Move[];
}

/** Records price moves of legs between tap and decision. Bet builders are left out: they are priced only at the decision. */
export const createPriceMoves = (offer: () => Pick<OfferNow, "event"> | null) => {
  const watched = new Map<PreparedRequest, Watched>();

  const priceOf = (leg: Leg): number => {
    const event = offer()?.event(leg.eventId);
    return event && !event.suspended ? (pricesOf(leg, event)[0] as number) : 0;
  };

  const note = ({ legs, prices, moves }: Watched, changed: ReadonlySet<number>): void => {
    for (const leg of legs) {
      if (!changed.has(leg.eventId)) continue;
      const from = prices.get(leg.hash) as number;
      const to = priceOf(leg);
      if (to <= 0 || to === from) continue;
      prices.set(leg.hash, to);
      moves.push({ at: Date.now(), hash: leg.hash, from, to });
    }
  };

  return {
    begin: (request: PreparedRequest): void => {
      const legs = request.bets.flatMap((bet) => termsOf(bet).legs).filter((leg) => !isBuilder(leg));
      const distinct = [...new Map(legs.map((leg) => [leg.hash, leg])).values()];
      watched.set(request, { legs: distinct, prices: new Map(distinct.map((leg) => [leg.hash, leg.odds])), moves: [] });
    },
    look: (changed: ReadonlySet<number>): void => {
      for (const one of watched.values()) note(one, changed);
    },
    /** Moves of the bet's own legs: other bets of the request have theirs. */
    of: (request: PreparedRequest, bet: PreparedBet): readonly Move[] => {
      const own = new Set(termsOf(bet).legs.map(({ hash }) => hash));
      return watched.get(request)?.moves.filter(({ hash }) => own.has(hash)) ?? [];
    },
    end: (request: PreparedRequest): void => void watched.delete(request),
  };
};
