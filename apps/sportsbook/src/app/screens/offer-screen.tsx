import { useStore } from "zustand";
import { countEvents } from "../../data/offer/board.ts";
import type { LoadState } from "../../data/offer/board-loader.ts";
import { OfferList } from "../../features/offer-list/offer-list.tsx";
import styles from "../layouts/shell.module.css";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";
import { useOrdered } from "./use-ordered.ts";

/** The one screen that homepage, sports and live share. */
export const OfferScreen = () => {
  const { route } = useShownLocation();
  const { navigation, offer, session } = useServices();
  const { status } = useStore(session);
  const board = useOrdered(useStore(offer.board));
  const loaded = useStore(offer.loadState);
  // Whose favourites they are is not known yet: a punter must not read that there are none.
  const isWaiting = route.filters.favourites && status === "unknown" && countEvents(board) === 0;
  const loadState: LoadState = isWaiting && loaded.status === "ready" ? { status: "loading" } : loaded;
  const { state } = useStore(offer.connection);
  return (
    <div className={styles.offer} data-dimmed={state === "reconnecting"}>
      <OfferList
        route={route}
        board={board}
        loadState={loadState}
        hrefOf={navigation.hrefOf}
        onVisible={offer.setVisible}
        onRetry={offer.retryNow}
      />
    </div>
  );
};
