import { useOfferTables } from "../../../data/offer/offer-context.ts";
import { shownSides } from "../../../i18n/event-words.ts";
import { message } from "../../../i18n/message.ts";
import { NoOdds } from "../../../ui/odds-button.tsx";
import { EventTime } from "../event-time.tsx";
import { FavouriteStar } from "../favourite-star.tsx";
import { MoreMarkets, OpenEvent } from "../row-links.tsx";
import { GridCell } from "./grid-cell.tsx";
import { GRID_COLUMNS, GRID_PARTS, type GridColumn, hasDraw, type PartMarkets, partMarkets } from "./grid-markets.ts";
import rowStyles from "./grid-row.module.css";
import { columnsOfPart, type GridRowProps } from "./grid-row.ts";
import { favouriteOf, SideName, scoreOf } from "./grid-sides.tsx";
import styles from "./tiles-row.module.css";

/** One event with touch-sized tiles: a row for each side and one for the draw. */
export const TilesRow = ({ event, grid, choice, name, href, bothParts }: GridRowProps) => {
  const tables = useOfferTables();
  const parts = (bothParts ? GRID_PARTS : [choice.part]).map((part) => partMarkets(event, columnsOfPart(grid, part)));
  const favourite = favouriteOf(partMarkets(event, grid.match));
  const [first, second] = shownSides(event);
  const rows = hasDraw(grid, tables) ? ([0, 1, 2] as const) : ([0, 1] as const);
  const nameOf = (row: 0 | 1 | 2) => {
    const side = row === 0 ? first : second;
    if (row === 2 || !side) return <span className={rowStyles.draw}>{message("grid.draw")}</span>;
    return <SideName event={event} side={side} favourite={favourite} />;
  };
  const score = event.live ? scoreOf(event) : null;
  const cell = (markets: PartMarkets, column: GridColumn, row: 0 | 1 | 2) => {
    const [market] = markets[column];
    if (row === 2 && column !== "result") return <span />;
    if (!market) return <NoOdds />;
    return (
      <GridCell
        event={event}
        market={market}
        column={column}
        row={row}
        form={column === "result" ? "compact" : "labelled"}
        labels="table"
      />
    );
  };
  return (
    <div className={styles.tiles}>
      <OpenEvent href={href} name={name} />
      <div className={styles.meta}>
        <span className={styles.star}>
          <FavouriteStar kind="events" id={event.id} name={name} />
        </span>
        <EventTime event={event} />
        {score !== null && <b className={rowStyles.score}>{score}</b>}
        <MoreMarkets event={event} shown={parts.length * GRID_COLUMNS.length} />
      </div>
      {rows.map((row) => (
        <div key={row} className={styles.line}>
          {nameOf(row)}
          {parts.map((markets, index) =>
            GRID_COLUMNS.map((column) => (
              <span key={`${GRID_PARTS[index]}/${column}`} className={styles.tile}>
                {cell(markets, column, row)}
              </span>
            )),
          )}
        </div>
      ))}
    </div>
  );
};
