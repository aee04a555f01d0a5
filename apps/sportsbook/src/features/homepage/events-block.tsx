import type { Route } from "@touchline/protocol";
import { useEffect, useState } from "react";
import { firstCatalog } from "../../data/homepage/first-catalog.ts";
import type { EventsWidget } from "../../data/homepage/widget-events.ts";
import { useStateValue } from "../../data/use-state-value.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./events-block.module.css";
import type { BlockProps, HomeContext } from "./home-context.ts";
import { MoreLink, SectionHead } from "./section-head.tsx";
import { SportChips } from "./sport-chips.tsx";

type WidgetType = EventsWidget["type"];

const TITLES = {
  "in-play": "home.inPlay",
  upcoming: "board.upcoming",
  "promoted-events": "home.promoted",
} as const;

const restOf = (type: WidgetType, { promoted }: HomeContext): Route => {
  if (type === "in-play") return { view: "live", filters: { date: "all" } };
  const catalog = type === "promoted-events" ? firstCatalog(promoted?.catalogs) : undefined;
  return { view: "sports", filters: { date: "all", ...(catalog !== undefined && { catalog }) } };
};

const Waiting = ({ rows }: { readonly rows: number }) => (
  <div className={styles.waiting} role="status" aria-label={message("board.loading")}>
    {[...Array(rows).keys()].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width="45%" height={14} />
        <Skeleton width={170} height={40} shape="plate" />
      </div>
    ))}
  </div>
);

/** A few events of one sport at a time. Without events it takes no space. */
export const EventsBlock = ({ block: { props: settings }, home }: BlockProps<"events-widget">) => {
  const [widget] = useState(() => home.createWidget(settings));
  const [chosen, setChosen] = useState<number | null>(null);
  const { total, sports } = useStateValue(widget.counts);
  const board = useStateValue(widget.board);
  const loadState = useStateValue(widget.loadState);
  useEffect(() => {
    widget.open();
    return widget.close;
  }, [widget]);

  const sport = sports.find(({ id }) => id === chosen) ?? sports[0];
  const section = board.sections.find(({ key }) => key === String(sport?.id));
  if (loadState.status === "ready" && !section) return null;

  const title = message(TITLES[settings.type]);
  return (
    <section className={styles.widget} aria-label={title} data-widget={settings.type}>
      <SectionHead
        title={title}
        note={total > 0 ? formatCount(total) : undefined}
        more={
          <MoreLink href={home.hrefOf(restOf(settings.type, home))}>
            {message(settings.type === "in-play" ? "home.allLive" : "filters.all")}
          </MoreLink>
        }
      />
      <SportChips sports={sports} chosen={sport?.id} onChoose={setChosen} />
      {loadState.status === "loading" && <Waiting rows={settings.numberOfEvents} />}
      {loadState.status === "failed" && home.renderFailure(loadState.retryAt)}
      {section && loadState.status === "ready" && home.renderEvents(section, widget.setVisible)}
    </section>
  );
};
