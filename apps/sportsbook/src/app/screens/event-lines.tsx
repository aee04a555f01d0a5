import { useEffect } from "react";
import { useOfferStore, useOfferTables } from "../../data/offer/offer-context.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { columnsOf, type MarketColumn } from "../../features/offer-list/columns.ts";
import { EventRow } from "../../features/offer-list/event-row.tsx";
import { type BoardShape, SHAPES } from "../../features/offer-list/shapes.ts";
import styles from "./event-lines.module.css";

interface EventLinesProps {
  readonly ids: readonly number[];
  /** Width of a tile in pixels, in the wide layout. */
  readonly tile: number;
  /** Called with the rendered events whenever they change. */
  readonly onVisible?: (ids: readonly number[]) => void;
}

const withTiles = (columns: readonly MarketColumn[], tile: number): MarketColumn[] =>
  columns.map((column) => ({ ...column, template: `repeat(${column.metaMarket.outcomes.length}, ${tile}px)` }));

/** A few event rows without league heads. */
export const EventLines = ({ ids, tile, onVisible }: EventLinesProps) => {
  const store = useOfferStore();
  const hrefOf = useHref();
  const shape: BoardShape = useIsNarrow() ? "narrow" : "single";
  const all = ids.join();
  useEffect(() => onVisible?.(all === "" ? [] : all.split(",").map(Number)), [all, onVisible]);

  const tables = useOfferTables();
  const { row } = SHAPES[shape].metrics;
  const columnsFor = (id: number): readonly MarketColumn[] => {
    const sportId = tables.tournaments.get(store.event(id)?.tournamentId ?? 0)?.sportId ?? 0;
    const columns = columnsOf(sportId, tables, shape);
    return shape === "single" ? withTiles(columns, tile) : columns;
  };
  return (
    <div className={styles.lines} style={{ height: ids.length * row }}>
      {ids.map((id, index) => (
        <EventRow
          key={id}
          id={id}
          top={index * row}
          shape={shape}
          columns={columnsFor(id)}
          href={hrefOf({ view: "sports", filters: { event: id } })}
        />
      ))}
    </div>
  );
};
