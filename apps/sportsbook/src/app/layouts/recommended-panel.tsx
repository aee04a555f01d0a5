import { createRecommendedBetslips } from "../../data/homepage/recommended-betslips.ts";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { RecommendedCard } from "../../features/homepage/recommended-card.tsx";
import { useServices } from "../services.ts";

/** Recommended slips beside the offer. */
export const RecommendedPanel = ({ game }: { readonly game: "sports" | "live" }) => {
  const { env, offer } = useServices();
  const api = useOfferApi();
  return (
    <RecommendedCard
      create={() => createRecommendedBetslips({ api, subscriptions: offer.subscriptions, now: env.now, game })}
    />
  );
};
