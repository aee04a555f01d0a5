import type { PromotedStatistics, Route } from "@touchline/protocol";
import { useEffect, useState } from "react";
import type { WidgetSport } from "../../data/homepage/widget-board.ts";
import { type EventsWidget, firstCatalog } from "../../data/homepage/widget-events.ts";
import { useStore } from "../../data/use-store.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useCounts } from "../../entities/offer-counts.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { ChipToggle } from "../../ui/chip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { sportIcon } from "../../ui/sport-icon.ts";
import styles from "./events-block.module.css";
import { type BlockProps, useHomeSources } from "./home-blocks.ts";
import { MoreLink, SectionHead } from "./section-head.tsx";

interface SportChipsProps {
  readonly sports: readonly WidgetSport[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

const SportChips = ({ sports, chosen, onChoose }: SportChipsProps) => (
  <fieldset className={styles.chips} data-scrolls>
    <legend className={styles.visuallyHidden}>{message("home.sports")}</legend>
    {sports.map(({ id, key, name, count }) => (
      <ChipToggle
        key={id}
        icon={sportIcon(key)}
        count={formatCount(count)}
        pressed={id === chosen}
        onToggle={() => onChoose(id)}
      >
        {name}
      </ChipToggle>
    ))}
  </fieldset>
);

type WidgetType = EventsWidget["type"];

const TITLES = {
  "in-play": "home.inPlay",
  upcoming: "board.upcoming",
  "promoted-events": "home.promoted",
} as const;

const restOf = (type: WidgetType, promoted: PromotedStatistics | null): Route => {
  if (type === "in-play") return { view: "live", filters: { date: "all" } };
  const catalog = type === "promoted-events" ? firstCatalog(promoted?.catalogs) : undefined;
  return { view: "sports", filters: { date: "all", ...(catalog !== undefined && { catalog }) } };
};

const TILES = [0, 1, 2];

const Waiting = ({ rows }: { readonly rows: number }) => {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.waiting} role="status" aria-label={message("board.loading")}>
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.lines}>
            <Skeleton width={84} height={10} />
            <Skeleton width={128} height={12} />
            <Skeleton width={104} height={12} />
          </span>
          {TILES.map((tile) => (
            <span key={tile} className={styles.tile}>
              <Skeleton width="100%" height={isNarrow ? 48 : 36} shape="box" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
};

const CHIPS = [96, 88, 112, 104];

/** The sports are as many chips as they will be, of no name yet. */
const ChipsWaiting = () => (
  <div className={styles.chips}>
    {CHIPS.map((width) => (
      <Skeleton key={width} width={width} height={36} shape="pill" />
    ))}
  </div>
);

/** A few events of one sport at a time. Without events it takes no space. */
export const EventsBlock = ({ block: { props: settings }, showsFailure }: BlockProps<"events-widget">) => {
  const { createWidget, renderEvents, renderFailure } = useHomeSources();
  const hrefOf = useHref();
  const { promoted } = useCounts();
  const [widget] = useState(() => createWidget(settings));
  const [chosen, setChosen] = useState<number | null>(null);
  const { total, sports } = useStore(widget.counts);
  const board = useStore(widget.board);
  const loadState = useStore(widget.loadState);
  useEffect(() => {
    widget.open();
    return widget.close;
  }, [widget]);

  const sport = sports.find(({ id }) => id === chosen) ?? sports[0];
  const section = board.sections.find(({ key }) => key === String(sport?.id));
  const failure = loadState.status === "failed" && showsFailure ? renderFailure(loadState.retryAt) : null;
  if (loadState.status === "ready" && !section) return null;
  if (loadState.status === "failed" && failure === null) return null;

  const title = message(TITLES[settings.type]);
  return (
    <section className={styles.widget} aria-label={title} data-widget={settings.type}>
      <SectionHead
        title={title}
        note={total > 0 ? formatCount(total) : undefined}
        more={
          <MoreLink href={hrefOf(restOf(settings.type, promoted))}>
            {message(settings.type === "in-play" ? "home.allLive" : "filters.all")}
          </MoreLink>
        }
      />
      {sports.length > 0 && <SportChips sports={sports} chosen={sport?.id} onChoose={setChosen} />}
      {loadState.status === "loading" && (
        <>
          <ChipsWaiting />
          <Waiting rows={settings.numberOfEvents} />
        </>
      )}
      {failure}
      {section && loadState.status === "ready" && renderEvents(section, widget.setVisible)}
    </section>
  );
};
