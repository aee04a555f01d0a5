import { parseStakeCeiling } from "@touchline/betting";
import type { Leg, NewBet } from "@touchline/db";
import { offersLiveMarket, type Pack, stakeCeiling } from "@touchline/jurisdictions";
import type { RejectionCode } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";

/** In play if either the bettor's page or the current offer says so, as for the delay. */
const isLive = ({ game, eventId }: Pick<Leg, "game" | "eventId">, offer: Pick<Offer, "events">): boolean =>
  game === "LIVE" || offer.events.get(eventId)?.game === "LIVE";

const isForbiddenLive = (leg: Leg, pack: Pack, offer: Pick<Offer, "events">): boolean =>
  isLive(leg, offer) && !leg.outcomes.every(({ metaMarketId }) => offersLiveMarket(pack, metaMarketId));

const isAboveCeiling = ({ stake }: Pick<NewBet, "stake">, pack: Pack, currency: string): boolean => {
  const most = parseStakeCeiling(stakeCeiling(pack, currency), currency);
  return most !== null && stake > most;
};

/** Why the tenant's jurisdiction forbids a bet, beyond its type. */
export const packCodes = (
  bet: Pick<NewBet, "stake"> & { readonly legs: readonly Leg[] },
  pack: Pack,
  currency: string,
  offer: Pick<Offer, "events">,
): RejectionCode[] => [
  ...(bet.legs.some((leg) => isForbiddenLive(leg, pack, offer)) ? (["NOT_OFFERED"] as const) : []),
  ...(isAboveCeiling(bet, pack, currency) ? (["STAKE_ABOVE_MAX"] as const) : []),
];
