import { createRecommendedBetslips } from "../../data/homepage/recommended-betslips.ts";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { RecommendedCard } from "../../features/homepage/recommended-card.tsx";
import { useServices } from "../services.ts";
import { useRecommendations } from "../use-recommendations.ts";

interface RecommendedPanelProps {
  readonly game: "sports" | "live";
  /** On one line, where there is no column. */
  readonly isLine?: boolean;
}

/** Recommended slips beside the offer. */
export const RecommendedPanel = ({ game, isLine = false }: RecommendedPanelProps) => {
  const { env, offer, recommended } = useServices();
  const api = useOfferApi();
  const { isPersonal, recommendations } = useRecommendations();
  const { subscriptions } = offer;
  return (
    <RecommendedCard
      key={String(isPersonal)}
      isPersonal={isPersonal}
      isLine={isLine}
      create={() =>
        isPersonal
          ? createRecommendedBetslips({ api, recommendations, subscriptions, now: env.now, game })
          : recommended.of(game)
      }
    />
  );
};
