import type { FullEvent } from "../../data/event/full-event.ts";
import { scoreText } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import { Kit } from "../../ui/kit.tsx";
import { type MatchIncident, MatchLine } from "../../ui/match-line.tsx";
import { EventStanding } from "./event-standing.tsx";
import { Figure } from "./score-table.tsx";
import styles from "./scoreboard.module.css";
import { type EventSide, pick, sidesOf } from "./sides.ts";
import { FULL_TIME, formatMinute, incidentText, type TimedIncident, timeIncidents } from "./timed-incidents.ts";

const KINDS: Readonly<Partial<Record<TimedIncident["kind"], MatchIncident["kind"]>>> = {
  GOAL: "goal",
  YELLOW_CARD: "yellow-card",
  RED_CARD: "red-card",
};

const lineIncidentOf = (incident: TimedIncident, index: number, reversed: boolean): MatchIncident[] => {
  const kind = KINDS[incident.kind];
  if (!kind) return [];
  return [
    {
      id: `${index}`,
      kind,
      share: Math.min(1, incident.seconds / FULL_TIME),
      side: (incident.side === "HOME") !== reversed ? "home" : "away",
      ...(kind === "goal" && { text: formatMinute(incident.seconds) }),
    },
  ];
};

/** The match from first to last minute, with goals and cards. */
const FootballLine = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, incidents, reversed } = event;
  if (!metadata) return null;
  const timed = timeIncidents(incidents, metadata);
  const shown = timed.flatMap((incident, index) => lineIncidentOf(incident, index, reversed));
  const texts = timed.filter(({ kind }) => KINDS[kind]).map((incident) => incidentText(incident, event));
  return (
    <MatchLine
      label={texts.length > 0 ? texts.join("; ") : message("eventView.nothingYet")}
      share={Math.max(metadata.progress / 100, ...shown.map(({ share }) => share))}
      half={0.5}
      incidents={shown}
    />
  );
};

/** A missing pair of colours falls back to grey. */
const NO_KIT = "none";

export const Team = ({ competitor, kit }: Pick<EventSide, "competitor" | "kit">) => (
  <div className={styles.team}>
    <Kit kit={kit ?? NO_KIT} size={44} />
    <span dir="auto">{competitor.name}</span>
  </div>
);

const HalfScore = ({ event }: { readonly event: FullEvent }) => {
  const [half, ...later] = event.metadata?.currentScoreInSets ?? [];
  if (!half || later.length === 0) return null;
  return (
    <span className={styles.half}>
      {message("eventView.halfTimeScore", { score: scoreText(half, event.reversed) })}
    </span>
  );
};

/** Shirts, score and clock, and the line of the match. */
export const FootballBoard = ({ event }: { readonly event: FullEvent }) => {
  const [first, second] = sidesOf(event);
  const { metadata } = event;
  if (!first || !second || !metadata) return null;
  return (
    <>
      <div className={styles.teams}>
        <Team {...first} />
        <div className={styles.middle}>
          <span className={styles.score}>
            <Figure value={pick(metadata.score, first.side)} />
            <i aria-hidden="true" />
            <Figure value={pick(metadata.score, second.side)} />
          </span>
          <EventStanding event={event} />
          <HalfScore event={event} />
        </div>
        <Team {...second} />
      </div>
      <FootballLine event={event} />
    </>
  );
};
