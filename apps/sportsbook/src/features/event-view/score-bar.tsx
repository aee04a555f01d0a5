import type { LiveMetadata, Pair } from "@touchline/protocol";
import { type RefObject, useEffect, useState } from "react";
import type { FullEvent } from "../../data/event/full-event.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { scoreText } from "../../i18n/event-words.ts";
import { EventStanding } from "./event-standing.tsx";
import styles from "./event-view.module.css";
import { totalKind } from "./score-parts.ts";
import { sidesOf } from "./sides.ts";

/** Whether the element is scrolled out of view at the top. */
const useIsPassed = (place: RefObject<HTMLElement | null>): boolean => {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry && setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0)),
      { root: element.closest("[data-scroller]") },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isPassed;
};

/** In sports with sets, the score of the running set is shown beside the sets. */
const barScores = (sportKey: string, { score, currentScoreInSets }: LiveMetadata): readonly Pair[] => {
  const running = totalKind(sportKey) === "sets" ? currentScoreInSets.at(-1) : undefined;
  return running ? [score, running] : [score];
};

/** In tennis the points of the game, else clock and part. */
const BarStanding = ({ event }: { readonly event: FullEvent }) => {
  const game = event.ended ? null : event.metadata?.currentGameScore;
  return game ? <b className={styles.barGame}>{scoreText(game, event.reversed)}</b> : <EventStanding event={event} />;
};

interface ScoreBarProps {
  readonly event: FullEvent;
  readonly board: RefObject<HTMLElement | null>;
}

/** A short scoreboard while the full one is scrolled away. Hidden from screen readers, because it repeats the full one. */
export const ScoreBar = ({ event, board }: ScoreBarProps) => {
  const isPassed = useIsPassed(board);
  const { dates } = usePresentation();
  const [first, second] = sidesOf(event);
  return (
    <div className={styles.barPlace} aria-hidden="true">
      {isPassed && (
        <div className={styles.bar}>
          {first && second ? (
            <>
              <span className={styles.barName}>{first.competitor.name}</span>
              {event.metadata && (
                <b className={styles.barScore}>
                  {barScores(event.sport.key, event.metadata)
                    .map((pair) => scoreText(pair, event.reversed))
                    .join(" ")}
                </b>
              )}
              <span className={styles.barName}>{second.competitor.name}</span>
            </>
          ) : (
            <span className={styles.barName}>{event.name}</span>
          )}
          <span className={styles.barTime}>
            {event.live || event.ended ? (
              <BarStanding event={event} />
            ) : (
              formatEventTime(event.startsAt, Date.now(), dates).text
            )}
          </span>
        </div>
      )}
    </div>
  );
};
