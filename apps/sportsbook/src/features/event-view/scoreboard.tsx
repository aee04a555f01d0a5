import { useState } from "react";
import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { sportIcon } from "../../ui/sport-icon.ts";
import { FootballBoard } from "./football-board.tsx";
import { KickOff } from "./kick-off.tsx";
import { ProviderTracker, type TrackerProvider } from "./provider-tracker.tsx";
import { ScoreTable } from "./score-table.tsx";
import styles from "./scoreboard.module.css";
import { hasStats, StatBars } from "./stat-bars.tsx";
import { Tracker } from "./tracker.tsx";

/** How an event stands, in the form of its sport. */
export const Board = ({ event }: { readonly event: FullEvent }) => {
  if (!event.metadata || !event.live) return <KickOff event={event} />;
  return event.sport.key === "soccer" ? <FootballBoard event={event} /> : <ScoreTable event={event} />;
};

/** On a wide screen the figures stand under the score at all times. */
export const WideStats = ({ event }: { readonly event: FullEvent }) =>
  event.live && hasStats(event) && <StatBars event={event} />;

type Pane = "score" | "tracker" | "statistics";

const iconOf = (pane: Pane, { sport }: FullEvent): string =>
  ({ score: sportIcon(sport.key), tracker: "tracker", statistics: "stats" })[pane];

/** What can be seen of a live event. A wide screen has room for all of it at once, but for the tracker's own slot. */
const panesOf = (event: FullEvent, narrow: boolean): readonly Pane[] => {
  if (!event.live || !event.metadata) return [];
  if (!narrow) return ["tracker"];
  return hasStats(event) ? ["score", "tracker", "statistics"] : ["score", "tracker"];
};

interface ExtrasProps {
  readonly event: FullEvent;
  /** Null where the brand has none: the tracker is then our own. */
  readonly provider: TrackerProvider | null;
  readonly narrow: boolean;
}

/** The slot of the tracker. On a phone it is opened from the score; a wide screen has room for it at all times. */
export const Extras = ({ event, provider, narrow }: ExtrasProps) => {
  const panes = panesOf(event, narrow);
  const [wanted, setWanted] = useState<Pane>("score");
  const [first] = panes;
  if (!first) return null;
  const pane = panes.includes(wanted) ? wanted : first;
  return (
    <div className={styles.extras} data-narrow={narrow}>
      {panes.length > 1 && (
        <SegmentedChoice
          label={message("eventView.view")}
          segments={panes.map((id) => ({ id, text: message(`eventView.${id}`), icon: iconOf(id, event) }))}
          value={pane}
          onChange={setWanted}
        />
      )}
      {pane === "statistics" && <StatBars event={event} />}
      {pane === "tracker" &&
        (provider ? <ProviderTracker provider={provider} eventId={event.id} /> : <Tracker event={event} />)}
    </div>
  );
};
