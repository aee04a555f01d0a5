import type { Route } from "@touchline/protocol";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { Late } from "../../ui/late.tsx";
import { hasFilters } from "../router/navigation.ts";
import { useServices } from "../services.ts";
import { RecommendedPanel } from "./late-slip.ts";
import { recommendedPlace } from "./recommended-position.ts";
import styles from "./recommended-slot.module.css";

interface RecommendedSlotProps {
  readonly route: Route;
  readonly at: "top" | "bottom";
}

/** A recommended slip above or below the list of a phone, which has no column for it. The odds are loaded before it. */
export const RecommendedSlot = ({ route, at }: RecommendedSlotProps) => {
  const config = useConfig();
  const { list } = useServices();
  const isLoading = useStore(list.loadState, ({ status }) => status === "loading");
  const place = recommendedPlace(route, config.brand.settings.integrationWidgets.recommendedBetslips);
  if (place?.position !== at || !hasFilters(route)) return null;
  return (
    <div className={styles.slot}>
      {!isLoading && (
        <PartBoundary name="recommended slips" size="card">
          <Late>
            <RecommendedPanel key={place.game} game={place.game} isLine />
          </Late>
        </PartBoundary>
      )}
    </div>
  );
};
