import { memo } from "react";
import { useEvent } from "../../data/offer/offer-context.ts";
import type { MarketColumn } from "./columns.ts";
import styles from "./event-row.module.css";
import { EventTime } from "./event-time.tsx";
import { FavouriteStar } from "./favourite-star.tsx";
import { MarketPlates } from "./market-plates.tsx";
import { NamesRow } from "./names-row.tsx";
import { MoreMarkets, OpenEvent, rowName } from "./row-parts.tsx";
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

/** One event: time, teams, and the prices of the columns' markets. */
export const EventRow = memo(({ id, top, shape, columns, href }: EventRowProps) => {
  const event = useEvent(id);
  if (!event) return null;

  const plates = columns.map((column) => (
    <MarketPlates key={column.metaMarket.id} event={event} column={column} shape={shape} />
  ));
  const more = <MoreMarkets event={event} shown={columns.length} />;
  const name = rowName(event);
  const open = <OpenEvent href={href} name={name} />;

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
