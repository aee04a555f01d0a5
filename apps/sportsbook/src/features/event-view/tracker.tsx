import type { ComponentType } from "react";
import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { FootballPitch } from "./football-pitch.tsx";
import { incidentText } from "./incident-text.ts";
import { MomentumChart } from "./momentum-chart.tsx";
import { PeriodGoals } from "./period-goals.tsx";
import { ScoreHistoryChart } from "./score-history-chart.tsx";
import { TennisTracker } from "./tennis-tracker.tsx";
import { timeIncidents } from "./timed-incidents.ts";
import styles from "./tracker.module.css";

/** Football and tennis, most of the offer, do without d3. */
const LeadChart = lazyPart(
  () => import("./lead-chart.tsx"),
  (module) => module.LeadChart,
);

const SHOWN = 3;

interface DrawingProps {
  readonly event: FullEvent;
}

/** What happened before the last, which the pitch tells itself; of other sports the last, too. */
const Latest = ({ event }: DrawingProps) => {
  const { incidents, metadata, sport } = event;
  const timed = sport.key === "soccer" && metadata ? timeIncidents(incidents, metadata) : incidents;
  const told = sport.key === "soccer" ? timed.slice(0, -1) : timed;
  const latest = told.map((incident, index) => ({ incident, index })).slice(-SHOWN);
  return (
    <ol className={styles.latest}>
      {latest.toReversed().map(({ incident, index }) => (
        <li key={index} className={styles.incident} data-kind={incident.kind}>
          {incidentText(incident, event)}
        </li>
      ))}
    </ol>
  );
};

const FootballTracker = ({ event }: DrawingProps) => (
  <>
    <FootballPitch event={event} />
    <MomentumChart event={event} />
  </>
);

/** Each sport as far as the feed tells of it; of others how the parts went. */
const DRAWINGS: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  soccer: FootballTracker,
  tennis: TennisTracker,
  basketball: LeadChart,
  "american-football": LeadChart,
  handball: LeadChart,
  rugby: LeadChart,
  volleyball: LeadChart,
  "table-tennis": LeadChart,
  "ice-hockey": PeriodGoals,
};

interface TrackerProps extends DrawingProps {
  /** Nothing was heard for so long that what is drawn may be over. */
  readonly paused: boolean;
}

/** The match as our own feed tells it, where no provider draws it. */
export const Tracker = ({ event, paused }: TrackerProps) => {
  const Drawing = DRAWINGS[event.sport.key] ?? ScoreHistoryChart;
  return (
    <section className={styles.tracker} aria-label={message("eventView.tracker")}>
      {paused && (
        <p className={styles.paused} role="status">
          <Icon name="pause" size={14} />
          {message("eventView.trackerPaused")}
        </p>
      )}
      <div className={styles.drawing} data-paused={paused}>
        <Drawing event={event} />
        {event.incidents.length > 0 && <Latest event={event} />}
      </div>
    </section>
  );
};
