import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { CourseChart } from "./course-chart.tsx";
import { incidentText } from "./incident-text.ts";
import { MomentumChart } from "./momentum-chart.tsx";
import { timeIncidents } from "./timed-incidents.ts";
import styles from "./tracker.module.css";

const SHOWN = 5;

/** What happened last, latest first. */
const Latest = ({ event }: { readonly event: FullEvent }) => {
  const { incidents, metadata, sport } = event;
  const timed = sport.key === "soccer" && metadata ? timeIncidents(incidents, metadata) : incidents;
  if (timed.length === 0) return <p className={styles.none}>{message("eventView.nothingYet")}</p>;
  const latest = timed.map((incident, index) => ({ incident, index })).slice(-SHOWN);
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

/** The match as our own feed tells it, where no provider draws it. */
export const Tracker = ({ event }: { readonly event: FullEvent }) => (
  <section className={styles.tracker} aria-label={message("eventView.tracker")}>
    {event.sport.key === "soccer" ? <MomentumChart event={event} /> : <CourseChart event={event} />}
    {(event.sport.key === "soccer" || event.incidents.length > 0) && <Latest event={event} />}
  </section>
);
