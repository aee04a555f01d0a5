import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import type { ListSubscription, ListSubscriptions } from "../live-offer/list-subscriptions.ts";
import type { BoardSource } from "../offer/board.ts";
import { emptyBoard } from "../offer/board.ts";
import type { ReadonlyStore } from "../store.ts";
import { type WidgetCounts, widgetBoard } from "./widget-board.ts";
import { type EventsWidget, LOAD_EVENTS } from "./widget-events.ts";

interface EventsWidgetOptions extends Pick<Env, "now"> {
  readonly api: OfferApi;
  readonly subscriptions: Pick<ListSubscriptions, "create">;
  readonly settings: EventsWidget;
}

export interface LiveWidget extends Pick<ListSubscription, "board" | "loadState" | "setVisible" | "close"> {
  /** Of each of the sports the board has a section. */
  readonly counts: ReadonlyStore<WidgetCounts>;
  readonly open: () => void;
}

const NOTHING: WidgetCounts = { total: 0, sports: [] };

/** Some events of some sports, loaded anew as often as the brand says. */
export const createEventsWidget = ({ api, subscriptions, now, settings }: EventsWidgetOptions): LiveWidget => {
  const counts = createStore(() => NOTHING);
  let offered: ReadonlySet<number> = new Set();
  // What begins leaves the upcoming events, and is anything but over.
  const isOver = (id: number): boolean => settings.type !== "upcoming" && !offered.has(id);
  const { show, board, loadState, setVisible, close } = subscriptions.create(isOver);

  const source: BoardSource = {
    key: settings.type,
    refreshAfter: settings.refreshPeriod,
    load: async (signal) => {
      const list = await LOAD_EVENTS[settings.type](api, now(), signal);
      offered = new Set(list?.events.map(({ id }) => id));
      if (!list) {
        counts.setState(NOTHING, true);
        return { board: emptyBoard, lists: [] };
      }
      const { counts: found, ...loaded } = widgetBoard(list, settings);
      counts.setState(found, true);
      return loaded;
    },
  };

  return { board, loadState, setVisible, close, counts, open: () => show(source) };
};
