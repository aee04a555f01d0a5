import { createRecommendedBetslips } from "../../data/homepage/recommended-betslips.ts";
import { RecommendedCard } from "../../features/homepage/recommended-card.tsx";
import { useServices } from "../services.ts";

/** Slips that the operator recommends, beside the offer. */
export const RecommendedPart = ({ game }: { readonly game: "sports" | "live" }) => {
  const { offer } = useServices();
  return <RecommendedCard create={() => createRecommendedBetslips({ ...offer.forBlocks, game })} />;
};
