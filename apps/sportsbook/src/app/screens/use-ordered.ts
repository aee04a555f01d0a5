import { useMemo } from "react";
import { useStore } from "zustand";
import { orderByTime } from "../../data/live-offer/list-order.ts";
import type { Board } from "../../data/offer/board.ts";
import { useOfferStore, useOfferTables } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { useServices } from "../services.ts";

/** The board in the order that was chosen. It is ordered when it is loaded: no row moves while one looks at it. */
export const useOrdered = (board: Board): Board => {
  const { offer } = useServices();
  const store = useOfferStore();
  const { tournaments } = useOfferTables();
  const order = useStore(offer.order);
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
