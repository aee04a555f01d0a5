import type { OfferView } from "@touchline/brands";

/** The views that the list can draw. A brand's other views are drawn as the standard one, and nobody is asked about them. */
export const DRAWN_VIEWS: readonly OfferView[] = [
  "euro_standard",
  "euro_wide",
  "euro_multi_market_horizontal",
  "euro_single_market",
];
