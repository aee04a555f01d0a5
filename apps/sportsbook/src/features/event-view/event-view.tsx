import { type ComponentProps, type ReactNode, useRef } from "react";
import type { FullEvent } from "../../data/event/full-event.ts";
import { useFavouritesStore, useIsFavourite } from "../../data/favourites/favourites-context.ts";
import { useKeptChoice } from "../../entities/kept-choice.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { eventName } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import { Flag } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Late } from "../../ui/late.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Star } from "../../ui/star.tsx";
import styles from "./event-view.module.css";
import { FootballBoard } from "./football-board.tsx";
import { KickOff } from "./kick-off.tsx";
import { Markets } from "./markets.tsx";
import type { EventWidgets } from "./provider-widget.tsx";
import { ScoreBar } from "./score-bar.tsx";
import { ScoreTable } from "./score-table.tsx";
import boardStyles from "./scoreboard.module.css";
import { hasStats, StatBars } from "./stat-bars.tsx";
import { type WidgetTab, widgetTabsOf } from "./widget-tabs.ts";

interface EventHeadProps {
  readonly event: FullEvent;
  readonly switcher: ReactNode;
  readonly onBack: () => void;
  /** Between the league and the star. */
  readonly children?: ReactNode;
}

const EventStar = ({ event }: { readonly event: FullEvent }) => {
  const { toggle } = useFavouritesStore();
  const isFavourite = useIsFavourite("events", event.id);
  const name = eventName(event);
  return (
    <Star
      size={20}
      pressed={isFavourite}
      label={message(isFavourite ? "event.removeFavourite" : "event.addFavourite", { name })}
      onToggle={() => toggle("events", event.id)}
    />
  );
};

const EventHead = ({ event, switcher, onBack, children }: EventHeadProps) => {
  const hrefOf = useHref();
  return (
    <header className={styles.head}>
      <IconButton icon="back" label={message("actions.back")} onClick={onBack} />
      <a
        className={styles.league}
        href={hrefOf({ view: "sports", filters: { date: "all", tournament: event.tournament.id } })}
      >
        <Flag code={event.category.flag} />
        <span className={styles.leagueText}>
          <span className={styles.category}>{event.category.name} · </span>
          <b>{event.tournament.name}</b>
        </span>
      </a>
      {switcher}
      <span className={styles.space} />
      {children}
      <EventStar event={event} />
    </header>
  );
};

/** The scoreboard of the event's sport. */
const Board = ({ event }: { readonly event: FullEvent }) => {
  if (!event.metadata || !event.live) return <KickOff event={event} />;
  return event.sport.key === "soccer" ? <FootballBoard event={event} /> : <ScoreTable event={event} />;
};

/** On a wide page our statistics are shown below the score. */
const WideStats = ({ event }: { readonly event: FullEvent }) =>
  event.live && hasStats(event) && <StatBars event={event} />;

/** Lazy: the odds do not wait for the drawings of every sport. */
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
  readonly switcher: ReactNode;
  readonly widgets: EventWidgets;
  readonly players: boolean;
  readonly renderBuilder: ComponentProps<typeof Markets>["renderBuilder"];
  /** True if no update arrived for a while. */
  readonly paused: boolean;
  readonly onBack: () => void;
}

export const EventView = (props: EventViewProps) => {
  const { event, switcher, widgets, players, renderBuilder, paused, onBack } = props;
  const isNarrow = useIsNarrow();
  const board = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useKeptChoice<WidgetTab>(`widget of ${event.id}`, "score");
  const tabs = widgetTabsOf(event, widgets, isNarrow);
  const tab = tabs.includes(wanted) ? wanted : tabs[0];
  const hasOwnStats = widgets.provider === null && widgets.enabled.includes("statistics");
  const widgetTabs = tab && (
    <PartBoundary name="event views" size="card">
      <Late>
        <WidgetTabs event={event} tabs={tabs} tab={tab} onChange={setWanted} />
      </Late>
    </PartBoundary>
  );
  const head = (
    <EventHead event={event} switcher={switcher} onBack={onBack}>
      {!isNarrow && widgetTabs}
    </EventHead>
  );
  const extras = tab && (
    <div className={boardStyles.extras} data-narrow={isNarrow}>
      {isNarrow && widgetTabs}
      <PartBoundary name={`event ${tab}`} size="card" resetKey={`${event.id} ${tab}`}>
        <Late fallback={<div className={boardStyles.waiting} />}>
          <Slot event={event} tab={tab} provider={widgets.provider} paused={paused} />
        </Late>
      </PartBoundary>
    </div>
  );
  return (
    <article className={styles.view} data-narrow={isNarrow} aria-label={eventName(event)}>
      <h2 className={styles.visuallyHidden}>{eventName(event)}</h2>
      {isNarrow && head}
      <ScoreBar event={event} board={board} />
      <section ref={board} className={styles.card} aria-label={message("eventView.scoreboard")}>
        {!isNarrow && head}
        <div className={styles.halves}>
          <div className={styles.board}>
            <Board event={event} />
            {!isNarrow && hasOwnStats && <WideStats event={event} />}
          </div>
          {!isNarrow && extras}
        </div>
      </section>
      {isNarrow && extras}
      <Markets key={event.id} event={event} players={players} renderBuilder={renderBuilder} />
    </article>
  );
};
