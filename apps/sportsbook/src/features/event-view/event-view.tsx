import { useRef } from "react";
import type { createFavouriteMarkets } from "../../data/event/favourite-markets.ts";
import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { EventHead } from "./event-head.tsx";
import { eventName } from "./event-name.ts";
import styles from "./event-view.module.css";
import { Markets } from "./markets.tsx";
import type { TrackerProvider } from "./provider-tracker.tsx";
import { ScoreBar } from "./score-bar.tsx";
import { Board, Extras, WideStats } from "./scoreboard.tsx";

interface EventViewProps {
  readonly event: FullEvent;
  readonly favourites: ReturnType<typeof createFavouriteMarkets>;
  readonly leagueHref: string;
  readonly provider: TrackerProvider | null;
  readonly players: boolean;
  readonly narrow: boolean;
  readonly onBack: () => void;
}

/** One event: how it stands, and all that can be bet on. */
export const EventView = (props: EventViewProps) => {
  const { event, favourites, leagueHref, provider, players, narrow, onBack } = props;
  const board = useRef<HTMLElement>(null);
  const head = <EventHead event={event} leagueHref={leagueHref} onBack={onBack} />;
  const extras = <Extras event={event} provider={provider} narrow={narrow} />;
  return (
    <article className={styles.view} data-narrow={narrow} aria-label={eventName(event)}>
      <h2 className={styles.unseen}>{eventName(event)}</h2>
      {narrow && head}
      <ScoreBar event={event} board={board} />
      <section ref={board} className={styles.card} aria-label={message("eventView.scoreboard")}>
        {!narrow && head}
        <div className={styles.halves}>
          <div className={styles.board}>
            <Board event={event} />
            {!narrow && <WideStats event={event} />}
          </div>
          {!narrow && extras}
        </div>
      </section>
      {narrow && extras}
      <Markets key={event.id} event={event} favourites={favourites} players={players} narrow={narrow} />
    </article>
  );
};
