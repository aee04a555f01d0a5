import type { FullEvent } from "../../data/event/full-event.ts";
import { sportIcon } from "../../ui/sport-icon.ts";
import { type EventWidgets, WIDGETS, type Widget } from "./provider-widget.tsx";
import { hasStats } from "./stat-bars.tsx";

/** Content of the slot beside the score. On a phone the score is a tab as well. */
export type WidgetTab = "score" | Widget;

export const widgetTabIcon = (tab: WidgetTab, { sport }: FullEvent): string =>
  ({ score: sportIcon(sport.key), tracker: "tracker", statistics: "stats", betAssist: "bolt" })[tab];

/**
 * The enabled widgets that have something to show. Our tracker is for live matches. On a wide screen our statistics stand under the score,
 * so there only a provider's need the slot. There is no source of streams yet, so nothing offers one.
 */
export const widgetTabsOf = (
  event: FullEvent,
  { enabled, provider }: EventWidgets,
  narrow: boolean,
): readonly WidgetTab[] => {
  const isLive = event.live && event.metadata !== null;
  const shown: Readonly<Record<Widget, boolean>> = {
    tracker: isLive,
    statistics: provider !== null || (narrow && isLive && hasStats(event)),
    betAssist: provider !== null,
  };
  const widgets = WIDGETS.filter((widget) => enabled.includes(widget) && shown[widget]);
  return narrow && widgets.length > 0 ? ["score", ...widgets] : widgets;
};
