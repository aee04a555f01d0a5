import type { Route } from "@touchline/protocol";
import { Suspense } from "react";
import type { AppConfig } from "../../config/app-config.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { hasFilters } from "../router/navigation.ts";
import { type Prepare, untilLoaded } from "../screens/prepare.ts";
import { useServices } from "../services.ts";
import { RecommendedPanel } from "./late-slip.ts";
import { recommendedPlace } from "./recommended-position.ts";
import styles from "./recommended-slot.module.css";

interface RecommendedSlotProps {
  readonly route: Route;
  readonly at: "top" | "bottom";
}

const placeOf = (route: Route, config: AppConfig) =>
  hasFilters(route) ? recommendedPlace(route, config.brand.settings.integrationWidgets.recommendedBetslips) : null;

/** A server draws the slip above the list with the list. What is below it is not in the first window. */
export const prepareRecommendedSlot: Prepare = async ({ config, recommended }, route) => {
  const place = placeOf(route, config);
  if (place?.position !== "top") return;
  const betslips = recommended.of(place.game);
  betslips.open();
  await Promise.all([RecommendedPanel.preload(), untilLoaded(betslips.loadState)]);
};

/** A recommended slip above or below the list of a phone, which has no column for it. The odds are loaded before it. */
export const RecommendedSlot = ({ route, at }: RecommendedSlotProps) => {
  const config = useConfig();
  const { list } = useServices();
  const isLoading = useStore(list.loadState, ({ status }) => status === "loading");
  const place = placeOf(route, config);
  if (place?.position !== at) return null;
  return (
    <div className={styles.slot}>
      {!isLoading && (
        <PartBoundary name="recommended slips" size="card">
          <Suspense>
            <RecommendedPanel key={place.game} game={place.game} isLine />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
};
