import type { ReactNode } from "react";
import type { EventState } from "../../data/offer/offer-model.ts";
import rowStyles from "./event-row.module.css";
import { EventTime } from "./event-time.tsx";
import { FavouriteStar } from "./favourite-star.tsx";
import styles from "./sideways-row.module.css";
import { TeamLines } from "./team-lines.tsx";

interface SidewaysRowProps {
  readonly event: EventState;
  readonly name: string;
  readonly top: number;
  readonly plates: ReactNode;
  readonly more: ReactNode;
  readonly open: ReactNode;
}

/** One event in `euro_multi_market_horizontal`: the event stays at the edge while its markets pass. */
export const SidewaysRow = ({ event, name, top, plates, more, open }: SidewaysRowProps) => (
  <article className={styles.row} style={{ top }} aria-label={name} data-event={event.id}>
    <div className={styles.event}>
      {open}
      <span className={styles.star}>
        <FavouriteStar kind="events" id={event.id} name={name} />
      </span>
      <div className={rowStyles.when}>
        <EventTime event={event} />
      </div>
      <div className={styles.teams}>
        <TeamLines event={event} />
      </div>
      {more}
    </div>
    {plates}
  </article>
);
