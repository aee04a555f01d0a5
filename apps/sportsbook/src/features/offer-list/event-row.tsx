import { isHandicap, ownHandicap, writeLine } from "@touchline/betting";
import { memo, type ReactNode } from "react";
import { useEvent } from "../../data/offer/offer-context.ts";
import type { EventState } from "../../data/offer/offer-model.ts";
import { outcomeOrder, sideOfTemplate } from "../../data/offer/outcome-order.ts";
import { eventName } from "../../i18n/event-words.ts";
import { NoOdds } from "../../ui/odds-button.tsx";
import type { MarketColumn } from "./columns.ts";
import styles from "./event-row.module.css";
import rowStyles from "./event-row.module.css";
import { EventTime } from "./event-time.tsx";
import { FavouriteStar } from "./favourite-star.tsx";
import { NamesRow } from "./names-row.tsx";
import { OutcomeButton } from "./outcome-button.tsx";
import { MoreMarkets, OpenEvent } from "./row-links.tsx";
import { type BoardShape, SHAPES } from "./shapes.ts";
import { TeamLines } from "./team-lines.tsx";

interface MarketTilesProps {
  readonly event: EventState;
  readonly column: MarketColumn;
  readonly shape: BoardShape;
}

/** Form and text of a tile. A handicap is on each tile, after the outcome where there are no heads. */
const tileOf = (shape: BoardShape, handicap: string | null, label: string) => {
  const { form, label: kind } = SHAPES[shape];
  if (handicap === null || kind === "team") return { form, label: kind };
  return kind === "none"
    ? { form: "stacked" as const, label: kind, text: handicap }
    : { form, label: kind, text: `${label} ${handicap}` };
};

/** The prices of one market in a row. */
const MarketTiles = ({ event, column, shape }: MarketTilesProps) => {
  const { metaMarket, hasLine, template } = column;
  const market = event.markets.find(({ metaMarketId }) => metaMarketId === metaMarket.id);
  const sides = metaMarket.outcomes.map(({ name }) => sideOfTemplate(name));
  const order = outcomeOrder(sides, event.reversed);
  const handicapAt = (index: number): string | null =>
    market?.line && isHandicap(metaMarket.line) ? ownHandicap(market.line, sides[index] ?? null) : null;
  return (
    <div className={styles.tiles} style={{ gridTemplateColumns: template }}>
      {hasLine && <span className={styles.line}>{market?.line ? writeLine(market.line) : ""}</span>}
      {order.map((index, position) =>
        market && index < market.size ? (
          <OutcomeButton
            key={`${market.slot}/${index}`}
            eventId={event.id}
            eventName={eventName(event)}
            competitors={event.competitors}
            market={market}
            metaMarket={metaMarket}
            index={index}
            position={position}
            {...tileOf(shape, handicapAt(index), metaMarket.outcomes[position]?.label ?? "")}
          />
        ) : (
          <NoOdds key={index} />
        ),
      )}
    </div>
  );
};

interface SidewaysRowProps {
  readonly event: EventState;
  readonly name: string;
  readonly top: number;
  readonly tiles: ReactNode;
  readonly more: ReactNode;
  readonly open: ReactNode;
}

/** One event in `euro_multi_market_horizontal`: the event stays visible while its markets scroll. */
const SidewaysRow = ({ event, name, top, tiles, more, open }: SidewaysRowProps) => (
  <article className={styles.row} style={{ top }} aria-label={name} data-event={event.id}>
    <div className={styles.event}>
      {open}
      <span className={styles.star}>
        <FavouriteStar kind="events" id={event.id} name={name} />
      </span>
      <div className={rowStyles.when}>
        <EventTime event={event} />
      </div>
      <div className={styles.sidewaysRowTeams}>
        <TeamLines event={event} />
      </div>
      {more}
    </div>
    {tiles}
  </article>
);

interface EventRowProps {
  readonly id: number;
  readonly top: number;
  readonly shape: BoardShape;
  readonly columns: readonly MarketColumn[];
  /** Address of the event, opened by a press outside the tiles. */
  readonly href: string;
}

/** One event: time, teams, and the prices of the columns' markets. */
export const EventRow = memo(({ id, top, shape, columns, href }: EventRowProps) => {
  const event = useEvent(id);
  if (!event) return null;

  const tiles = columns.map((column) => (
    <MarketTiles key={column.metaMarket.id} event={event} column={column} shape={shape} />
  ));
  const more = <MoreMarkets event={event} shown={columns.length} />;
  const name = eventName(event);
  const open = <OpenEvent href={href} name={name} />;

  if (shape === "names" || shape === "names-narrow")
    return <NamesRow event={event} name={name} top={top} shape={shape} tiles={tiles} more={more} open={open} />;
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
        {tiles}
      </article>
    );
  }
  if (shape === "double-narrow") {
    return (
      <article className={styles.double} style={{ top }} aria-label={name} data-event={id}>
        {open}
        <div className={styles.meta}>
          <EventTime event={event} />
          {more}
        </div>
        <TeamLines event={event} />
        {tiles}
      </article>
    );
  }
  if (shape === "multi")
    return <SidewaysRow event={event} name={name} top={top} tiles={tiles} more={more} open={open} />;
  return (
    <article
      className={styles.wide}
      style={{ top }}
      aria-label={name}
      data-event={id}
      data-shape={shape}
      data-tight={SHAPES[shape].tight}
    >
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
      {tiles}
      {more}
    </article>
  );
});
