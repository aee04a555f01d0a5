import { memo } from "react";
import { usePickedSlot } from "../../data/betslip/selection-context.ts";
import { useEvent } from "../../data/offer/offer-context.ts";
import type { EventState } from "../../data/offer/offer-model.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import type { MarketColumn } from "./columns.ts";
import styles from "./event-row.module.css";
import { EventTime } from "./event-time.tsx";
import { FavouriteStar } from "./favourite-star.tsx";
import { MarketPlates } from "./market-plates.tsx";
import { NamesRow } from "./names-row.tsx";
import type { BoardShape } from "./shapes.ts";
import { SidewaysRow } from "./sideways-row.tsx";
import { TeamLines } from "./team-lines.tsx";

interface EventRowProps {
  readonly id: number;
  readonly top: number;
  readonly shape: BoardShape;
  readonly columns: readonly MarketColumn[];
  /** Where the row leads outside its plates. */
  readonly href: string;
}

const nameOf = ({ name, competitors }: EventState): string =>
  name ?? message("event.versus", { home: competitors[0]?.name ?? "", away: competitors[1]?.name ?? "" });

const More = ({ event, shown }: { readonly event: EventState; readonly shown: number }) => {
  const further = event.marketCount - shown;
  return (
    <span className={styles.more}>
      {event.streamed && (
        <span role="img" aria-label={message("event.streamed")}>
          <Icon name="play" size={14} />
        </span>
      )}
      {further > 0 && (
        <span
          className={styles.further}
          title={message("event.furtherMarkets", { count: further })}
        >{`+${formatCount(further)}`}</span>
      )}
    </span>
  );
};

/** One event: time, teams, and the prices of the columns' markets. */
export const EventRow = memo(({ id, top, shape, columns, href }: EventRowProps) => {
  const event = useEvent(id);
  const pickedSlot = usePickedSlot(id);
  if (!event) return null;

  const plates = columns.map((column) => (
    <MarketPlates key={column.metaMarket.id} event={event} column={column} pickedSlot={pickedSlot} shape={shape} />
  ));
  const more = <More event={event} shown={columns.length} />;
  const name = nameOf(event);
  const open = (
    <a className={styles.open} href={href}>
      <span className={styles.said}>{name}</span>
    </a>
  );

  if (shape === "names" || shape === "names-narrow")
    return <NamesRow event={event} name={name} top={top} shape={shape} plates={plates} more={more} open={open} />;
  if (shape === "narrow") {
    return (
      <article className={styles.narrow} style={{ top }} aria-label={name} data-event={id}>
        {open}
        <div className={styles.info}>
          <div className={styles.meta}>
            <EventTime event={event} />
            {more}
          </div>
          <TeamLines event={event} />
        </div>
        {plates}
      </article>
    );
  }
  if (shape === "multi")
    return <SidewaysRow event={event} name={name} top={top} plates={plates} more={more} open={open} />;
  return (
    <article className={styles.wide} style={{ top }} aria-label={name} data-event={id} data-shape={shape}>
      {open}
      <span className={styles.above}>
        <FavouriteStar kind="events" id={id} name={name} />
      </span>
      <div className={styles.when}>
        <EventTime event={event} />
      </div>
      <div className={styles.teams}>
        <TeamLines event={event} />
      </div>
      {plates}
      {more}
    </article>
  );
});
