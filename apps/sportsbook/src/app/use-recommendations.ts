import { useHasConsent } from "../data/consent/consent.ts";
import { useOfferApi } from "../data/offer/offer-context.ts";
import {
  generalRecommendations,
  personalRecommendations,
  type RecommendationsPort,
} from "../data/recommendations/recommendations.ts";
import { useConfig } from "../entities/config/config-context.ts";
import { useServices } from "./services.ts";

interface Recommendations {
  readonly isPersonal: boolean;
  readonly recommendations: RecommendationsPort;
}

/** Personal recommendations where the brand has them and the bettor agreed to them, otherwise those for everybody. */
export const useRecommendations = (): Recommendations => {
  const config = useConfig();
  const { interests } = useServices();
  const api = useOfferApi();
  const hasConsent = useHasConsent("recommendations");
  const isPersonal = config.brand.settings.integrationWidgets.vaix && hasConsent;
  return {
    isPersonal,
    recommendations: isPersonal ? personalRecommendations(api, interests.top) : generalRecommendations(api),
  };
};
