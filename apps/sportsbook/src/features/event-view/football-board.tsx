import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { Kit } from "../../ui/kit.tsx";
import { EventStanding } from "./event-standing.tsx";
import { FootballLine } from "./football-line.tsx";
import { Figure } from "./score-figure.tsx";
import styles from "./scoreboard.module.css";
import { type EventSide, formatScore, pick, sidesOf } from "./sides.ts";

/** A missing pair of colours falls back to grey. */
const NO_KIT = "none";

export const Team = ({ competitor }: Pick<EventSide, "competitor">) => (
  <div className={styles.team}>
    <Kit kit={competitor.kit ?? NO_KIT} size={44} />
    <span dir="auto">{competitor.name}</span>
  </div>
);

const HalfScore = ({ event }: { readonly event: FullEvent }) => {
  const [half, ...later] = event.metadata?.currentScoreInSets ?? [];
  if (!half || later.length === 0) return null;
  return (
    <span className={styles.half}>
      {message("eventView.halfTimeScore", { score: formatScore(half, event.reversed) })}
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
        <Team competitor={first.competitor} />
        <div className={styles.middle}>
          <span className={styles.score}>
            <Figure value={pick(metadata.score, first.side)} />
            <i aria-hidden="true" />
            <Figure value={pick(metadata.score, second.side)} />
          </span>
          <EventStanding event={event} />
          <HalfScore event={event} />
        </div>
        <Team competitor={second.competitor} />
      </div>
      <FootballLine event={event} />
    </>
  );
};
