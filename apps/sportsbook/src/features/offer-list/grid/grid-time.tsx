import type { EventState } from "../../../data/offer/offer-model.ts";
import { EventTime } from "../event-time.tsx";
import styles from "./grid-row.module.css";
import { scoreOf } from "./grid-sides.tsx";

/** Start time; for an event in play, score and clock. */
export const GridTime = ({ event }: { readonly event: EventState }) => {
  const score = event.live && !event.ended ? scoreOf(event) : null;
  return (
    <div className={styles.when} data-live={event.live}>
      {score !== null && <b className={styles.score}>{score}</b>}
      <EventTime event={event} />
    </div>
  );
};
