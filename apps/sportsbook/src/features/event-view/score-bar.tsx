import { type RefObject, useEffect, useState } from "react";
import type { FullEvent } from "../../data/event/full-event.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { EventStanding } from "./event-standing.tsx";
import styles from "./event-view.module.css";
import { formatScore, sidesOf } from "./sides.ts";

/** Whether the element has left the page that scrolls, towards its top. */
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

interface ScoreBarProps {
  readonly event: FullEvent;
  readonly board: RefObject<HTMLElement | null>;
}

/** What is left of the scoreboard once it is scrolled away. A repetition: it is for the eye only. */
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
              {event.metadata && <b className={styles.barScore}>{formatScore(event.metadata.score, event.reversed)}</b>}
              <span className={styles.barName}>{second.competitor.name}</span>
            </>
          ) : (
            <span className={styles.barName}>{event.name}</span>
          )}
          <span className={styles.barTime}>
            {event.live || event.ended ? (
              <EventStanding event={event} />
            ) : (
              formatEventTime(event.startsAt, Date.now(), dates).text
            )}
          </span>
        </div>
      )}
    </div>
  );
};
