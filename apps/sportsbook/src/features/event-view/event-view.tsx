import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from "react";
import type { FullEvent } from "../../data/event/full-event.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { message } from "../../i18n/message.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { EventHead } from "./event-head.tsx";
import { eventName } from "./event-name.ts";
import styles from "./event-view.module.css";
import { Markets } from "./markets.tsx";
import type { WidgetProvider } from "./provider-widget.tsx";
import { ScoreBar } from "./score-bar.tsx";
import boardStyles from "./scoreboard.module.css";
import { Board, WideStats } from "./scoreboard.tsx";
import { type WidgetTab, widgetTabsOf } from "./widget-tabs.ts";

/** What stands beside the score, with the drawings of every sport: the odds do not wait for it. */
const WidgetTabs = lazyPart(
  () => import("./extras.tsx"),
  (module) => module.WidgetTabs,
);
const Slot = lazyPart(
  () => import("./extras.tsx"),
  (module) => module.Slot,
);

interface EventViewProps {
  readonly event: FullEvent;
  readonly leagueHref: string;
  /** The way to other events of the league. */
  readonly switcher: ReactNode;
  /** Null where the brand has none: what is shown is then our own. */
  readonly provider: WidgetProvider | null;
  readonly players: boolean;
  readonly renderBuilder: ComponentProps<typeof Markets>["renderBuilder"];
  readonly narrow: boolean;
  /** Nothing was heard of any event for a while. */
  readonly paused: boolean;
  readonly onBack: () => void;
}

/** One event: how it stands, and all that can be bet on. */
export const EventView = (props: EventViewProps) => {
  const { event, leagueHref, switcher, provider, players, renderBuilder, narrow, paused, onBack } = props;
  const board = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<WidgetTab>("score");
  const tabs = widgetTabsOf(event, provider, narrow);
  const tab = tabs.includes(wanted) ? wanted : tabs[0];
  const widgetTabs = tab && (
    <PartBoundary name="event views" size="card">
      <Suspense>
        <WidgetTabs event={event} tabs={tabs} tab={tab} onChange={setWanted} />
      </Suspense>
    </PartBoundary>
  );
  const head = (
    <EventHead event={event} leagueHref={leagueHref} switcher={switcher} onBack={onBack}>
      {!narrow && widgetTabs}
    </EventHead>
  );
  const extras = tab && (
    <div className={boardStyles.extras} data-narrow={narrow}>
      {narrow && widgetTabs}
      <PartBoundary name={`event ${tab}`} size="card" resetKey={`${event.id} ${tab}`}>
        <Suspense fallback={<div className={boardStyles.waiting} />}>
          <Slot event={event} tab={tab} provider={provider} paused={paused} />
        </Suspense>
      </PartBoundary>
    </div>
  );
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
      <Markets key={event.id} event={event} players={players} narrow={narrow} renderBuilder={renderBuilder} />
    </article>
  );
};
