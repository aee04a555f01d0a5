import { useMemo } from "react";
import { orderByTime } from "../../data/live-offer/list-order.ts";
import { type Board, countEvents } from "../../data/offer/board.ts";
import type { LoadState } from "../../data/offer/board-loader.ts";
import { useOfferStore, useOfferTables } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useStore } from "../../data/use-store.ts";
import { useSession } from "../../entities/session/session-context.ts";
import { OfferList, preloadGrid } from "../../features/offer-list/offer-list.tsx";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { prepareRecommendedSlot } from "../layouts/recommended-slot.tsx";
import styles from "../layouts/shell.module.css";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";
import { type Prepare, untilLoaded } from "./prepare.ts";

/** The board in the chosen order. It is sorted when it is loaded, so that no row moves later. */
const useOrdered = (board: Board): Board => {
  const { list } = useServices();
  const store = useOfferStore();
  const { tournaments } = useOfferTables();
  const order = useStore(list.order);
  const { dayHeader } = usePresentation().dates;
  return useMemo(() => {
    if (order === "league") return board;
    const today = new Date().setHours(0, 0, 0, 0);
    return orderByTime(board, {
      eventOf: store.event,
      sportOf: (tournamentId) => tournaments.get(tournamentId)?.sportId ?? 0,
      liveTitle: message("board.liveNow"),
      dayTitle: (day) => (day === today ? message("filters.today") : formatDate(dayHeader, day)),
    });
  }, [board, order, store, tournaments, dayHeader]);
};

export const prepareList: Prepare = async (parts, route) => {
  const { list, isGrid, isNarrow } = parts;
  await Promise.all([
    untilLoaded(list.loadState),
    isGrid && preloadGrid(),
    isNarrow && prepareRecommendedSlot(parts, route),
  ]);
};

/** The list screen of homepage, sports and live. */
export const OfferScreen = () => {
  const { route } = useShownLocation();
  const { offer, list } = useServices();
  const { status } = useSession();
  const board = useOrdered(useStore(list.board));
  const loaded = useStore(list.loadState);
  // Until the session is known a punter must not see an empty list of favourites.
  const isWaiting = route.filters.favourites && status === "unknown" && countEvents(board) === 0;
  const loadState: LoadState = isWaiting && loaded.status === "ready" ? { status: "loading" } : loaded;
  const { state } = useStore(offer.connection);
  return (
    <div className={styles.offer} data-dimmed={state === "reconnecting"}>
      <OfferList
        route={route}
        board={board}
        loadState={loadState}
        onVisible={list.setVisible}
        onRetry={list.retryNow}
      />
    </div>
  );
};
