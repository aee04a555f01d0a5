import type { ComponentType } from "react";
import type { FullEvent } from "../../data/event/full-event.ts";
import { scoreText } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import { formatPart } from "../../i18n/play.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import periodGoalsStyles from "./drawings.module.css";
import { FootballPitch } from "./football-pitch.tsx";
import { MomentumChart } from "./momentum-chart.tsx";
import { goalsByPart, type PartGoal } from "./part-goals.ts";
import { scoreHistoryOf } from "./score-history.ts";
import { scoreParts } from "./score-parts.ts";
import { TennisTracker } from "./tennis-tracker.tsx";
import { incidentText, timeIncidents } from "./timed-incidents.ts";
import styles from "./tracker.module.css";
import { useCalmText } from "./use-calm-text.ts";

const PERIOD = 20 * 60;

const Goals = ({ goals, reversed }: { readonly goals: readonly PartGoal[]; readonly reversed: boolean }) =>
  goals.map(({ side, at }, index) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: goals only follow each other
      key={index}
      className={periodGoalsStyles.goal}
      data-second={(side === "AWAY") !== reversed}
      style={{ "--at": `${Math.min(100, (100 * at) / PERIOD)}%` } as React.CSSProperties}
    />
  ));

/** Times of goals in each period, the first side above the line. The feed has no shots. */
const PeriodGoals = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, incidents, sport, reversed } = event;
  const parts = metadata ? scoreParts(sport.key, metadata) : [];
  const told = parts.flatMap(({ number, score }) => (score ? `P${number} ${scoreText(score, reversed)}` : []));
  const label = useCalmText(told.join(", "));
  if (!metadata) return null;
  const goals = goalsByPart(metadata.currentScoreInSets, incidents);
  return (
    <figure className={periodGoalsStyles.figure}>
      <figcaption className={periodGoalsStyles.caption}>
        <b>{message("eventView.goalsByPeriod")}</b>
        <span>{scoreText(metadata.score, reversed)}</span>
      </figcaption>
      <div className={periodGoalsStyles.periods} role="img" aria-label={label}>
        {parts.map(({ number, score, current }) => (
          <div key={number} className={periodGoalsStyles.period} data-current={current}>
            <span className={periodGoalsStyles.periodHead}>
              <b>{formatPart(`P${number}`)}</b>
              {score && scoreText(score, reversed)}
            </span>
            <span className={periodGoalsStyles.ice}>
              <Goals goals={goals[number - 1] ?? []} reversed={reversed} />
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
};

/** The lead at the end of each part. The first side is above the line. */
const ScoreHistoryChart = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, sport, reversed } = event;
  if (!metadata) return null;
  const parts = metadata.currentScoreInSets;
  const leads = scoreHistoryOf(sport.key, parts).map((lead) => (reversed ? -lead : lead));
  const peak = Math.max(...leads.map(Math.abs), 1);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{message("eventView.course")}</figcaption>
      <ol className={styles.course}>
        {parts.map((part, index) => {
          const lead = leads[index] as number;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
            <li key={index} className={styles.step} data-last={index === parts.length - 1}>
              <span
                className={styles.bar}
                data-below={lead < 0}
                style={{ "--share": `${(100 * Math.abs(lead)) / peak}%` } as React.CSSProperties}
              />
              <span className={styles.partScore}>{scoreText(part, reversed)}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
};

/** Football and tennis, most of the offer, do without d3. */
const LeadChart = lazyPart(
  () => import("./lead-chart.tsx"),
  (module) => module.LeadChart,
);

const SHOWN = 3;

interface DrawingProps {
  readonly event: FullEvent;
}

/** The previous incidents. The pitch already shows the last one; other sports list it as well. */
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

/** The drawing of each sport that has one; for others the lead by part. */
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
  /** True if the last update is so old that the drawing may be outdated. */
  readonly paused: boolean;
}

/** Our tracker, where the brand has no provider. */
export const Tracker = ({ event, paused }: TrackerProps) => {
  const Drawing = DRAWINGS[event.sport.key] ?? ScoreHistoryChart;
  return (
    <section className={styles.tracker} aria-label={message("eventView.tracker")} data-tracker>
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
