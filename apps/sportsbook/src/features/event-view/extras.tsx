import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { ProviderWidget, type WidgetProvider } from "./provider-widget.tsx";
import { StatBars } from "./stat-bars.tsx";
import { Tracker } from "./tracker.tsx";
import { type WidgetTab, widgetTabIcon } from "./widget-tabs.ts";

interface PaneSwitchProps {
  readonly event: FullEvent;
  readonly tabs: readonly WidgetTab[];
  readonly tab: WidgetTab;
  readonly onChange: (tab: WidgetTab) => void;
}

/** The tabs of the slot; hidden if there is only one. */
export const WidgetTabs = ({ event, tabs, tab, onChange }: PaneSwitchProps) =>
  tabs.length > 1 && (
    <SegmentedChoice
      label={message("eventView.view")}
      segments={tabs.map((id) => ({ id, text: message(`eventView.${id}`), icon: widgetTabIcon(id, event) }))}
      value={tab}
      onChange={onChange}
    />
  );

interface SlotProps {
  readonly event: FullEvent;
  readonly tab: WidgetTab | undefined;
  readonly provider: WidgetProvider | null;
  readonly paused: boolean;
}

/** A provider's widget where the brand has one, else our own. */
export const Slot = ({ event, tab, provider, paused }: SlotProps) => {
  if (tab === undefined || tab === "score") return null;
  if (provider) return <ProviderWidget key={tab} provider={provider} widget={tab} eventId={event.id} />;
  return tab === "statistics" ? <StatBars event={event} /> : <Tracker event={event} paused={paused} />;
};
