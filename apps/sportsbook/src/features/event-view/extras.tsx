import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { type Pane, paneIcon } from "./panes.ts";
import { ProviderWidget, type WidgetProvider } from "./provider-widget.tsx";
import { StatBars } from "./stat-bars.tsx";
import { Tracker } from "./tracker.tsx";

interface PaneSwitchProps {
  readonly event: FullEvent;
  readonly panes: readonly Pane[];
  readonly pane: Pane;
  readonly onChange: (pane: Pane) => void;
}

/** What the slot shows. A choice of one is none. */
export const PaneSwitch = ({ event, panes, pane, onChange }: PaneSwitchProps) =>
  panes.length > 1 && (
    <SegmentedChoice
      label={message("eventView.view")}
      segments={panes.map((id) => ({ id, text: message(`eventView.${id}`), icon: paneIcon(id, event) }))}
      value={pane}
      onChange={onChange}
    />
  );

interface SlotProps {
  readonly event: FullEvent;
  readonly pane: Pane | undefined;
  readonly provider: WidgetProvider | null;
  /** See the tracker. */
  readonly paused: boolean;
}

/** One slot for all: a provider's widget where the brand has it, else what our own feed tells. */
export const Slot = ({ event, pane, provider, paused }: SlotProps) => {
  if (pane === undefined || pane === "score") return null;
  if (provider?.widgets.includes(pane)) {
    return <ProviderWidget key={pane} provider={provider} widget={pane} eventId={event.id} />;
  }
  return pane === "statistics" ? <StatBars event={event} /> : <Tracker event={event} paused={paused} />;
};
