import type { OfferApi, Recommended } from "../../net/offer-api.ts";

/** Where recommended betslips come from. An operator with a recommendation engine of its own writes another adapter. */
export interface RecommendationsPort {
  readonly betslips: (game: "sports" | "live", signal: AbortSignal) => Promise<Recommended>;
}

/** The platform's recommendations for everybody. */
export const generalRecommendations = (api: Pick<OfferApi, "recommendedBetslips">): RecommendationsPort => ({
  betslips: (game, signal) => api.recommendedBetslips(game, [], signal),
});

/** The platform's recommendations for somebody with interests. */
export const personalRecommendations = (
  api: Pick<OfferApi, "recommendedBetslips">,
  interests: () => readonly number[],
): RecommendationsPort => ({
  betslips: (game, signal) => api.recommendedBetslips(game, interests(), signal),
});
