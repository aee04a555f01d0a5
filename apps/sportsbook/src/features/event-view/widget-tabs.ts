import type { FullEvent } from "../../data/event/full-event.ts";
import { sportIcon } from "../../ui/sport-icon.ts";
import { WIDGETS, type Widget, type WidgetProvider } from "./provider-widget.tsx";
import { hasStats } from "./stat-bars.tsx";

/** Content of the slot beside the score. On a phone the score is a tab as well. */
export type WidgetTab = "score" | Widget;

export const widgetTabIcon = (tab: WidgetTab, { sport }: FullEvent): string =>
  ({ score: sportIcon(sport.key), tracker: "tracker", statistics: "stats", betAssist: "bolt" })[tab];

/**
 * A live match always has a tracker, ours where no provider has one. On a wide screen our statistics stand under the score,
 * so there only a provider's need the slot. There is no source of streams yet, so nothing offers one.
 */
export const widgetTabsOf = (
  event: FullEvent,
  provider: WidgetProvider | null,
  narrow: boolean,
): readonly WidgetTab[] => {
  const isLive = event.live && event.metadata !== null;
  const has = (widget: Widget): boolean => provider?.widgets.includes(widget) ?? false;
  const shown: Readonly<Record<Widget, boolean>> = {
    tracker: isLive,
    statistics: has("statistics") || (narrow && isLive && hasStats(event)),
    betAssist: has("betAssist"),
  };
  const widgets = WIDGETS.filter((widget) => shown[widget]);
  return narrow && widgets.length > 0 ? ["score", ...widgets] : widgets;
};
