import type { Env } from "../../env/env.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import type { ListSubscriptions } from "../live-offer/list-subscriptions.ts";
import { createEventsWidget, type LiveWidget } from "./events-widget.ts";
import type { EventsWidget } from "./widget-events.ts";

interface HomeWidgetsOptions extends Pick<Env, "now"> {
  readonly api: OfferApi;
  readonly subscriptions: Pick<ListSubscriptions, "create">;
}

/** The widgets of the homepage, by their settings. One may be opened before it is drawn; when it is closed, another takes its place. */
export const createHomeWidgets = (options: HomeWidgetsOptions) => {
  const made = new Map<string, LiveWidget>();
  return {
    of: (settings: EventsWidget): LiveWidget => {
      const key = JSON.stringify(settings);
      const known = made.get(key);
      if (known) return known;
      const widget = createEventsWidget({ ...options, settings });
      const close = (): void => {
        made.delete(key);
        widget.close();
      };
      const closing = { ...widget, close };
      made.set(key, closing);
      return closing;
    },
  };
};

export type HomeWidgets = ReturnType<typeof createHomeWidgets>;
