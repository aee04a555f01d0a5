import type { BrandSettings } from "@touchline/brands";
import type { Route } from "@touchline/protocol";

type Positions = BrandSettings["integrationWidgets"]["recommendedBetslips"];

interface RecommendedPlace {
  readonly game: keyof Positions;
  readonly position: Exclude<Positions[keyof Positions], "off">;
}

/** Where a page of the offer shows a recommended slip; null where the brand has switched it off, and on other pages. */
export const recommendedPlace = ({ view }: Route, positions: Positions): RecommendedPlace | null => {
  if (view !== "sports" && view !== "live") return null;
  const position = positions[view];
  return position === "off" ? null : { game: view, position };
};
