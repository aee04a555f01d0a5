import { shownSides } from "../../../i18n/event-words.ts";
import { classNames } from "../../../ui/class-names.ts";
import { FavouriteStar } from "../favourite-star.tsx";
import { MoreMarkets, OpenEvent } from "../row-links.tsx";
import { asianLine } from "./asian-line.ts";
import { GridCell } from "./grid-cell.tsx";
import { inOrder, partMarkets } from "./grid-markets.ts";
import rowStyles from "./grid-row.module.css";
import { columnsOfPart, type GridRowProps } from "./grid-row.ts";
import { favouriteOf, SideName } from "./grid-sides.tsx";
import { GridTime } from "./grid-time.tsx";
import styles from "./table-row.module.css";
import tilesStyles from "./tiles-row.module.css";

/** Number of lines side by side. */
export const SINGLE_LINES = { single: 4, tiles: 3 } as const;

const ROWS = [0, 1] as const;

/** One market of an event with its lines side by side, for the pointer. */
export const SingleRow = ({ event, grid, choice, name, href }: GridRowProps) => {
  const lines = inOrder(
    partMarkets(event, columnsOfPart(grid, choice.part))[choice.column].slice(0, SINGLE_LINES.single),
  );
  const favourite = favouriteOf(partMarkets(event, grid.match));
  return (
    <div className={styles.single}>
      <OpenEvent href={href} name={name} />
      <div className={styles.time}>
        <GridTime event={event} />
      </div>
      <div className={styles.names}>
        {shownSides(event).map((side) => (
          <SideName key={side} event={event} side={side} favourite={favourite} />
        ))}
        <span className={styles.star}>
          <FavouriteStar kind="events" id={event.id} name={name} />
        </span>
      </div>
      {Array.from({ length: SINGLE_LINES.single }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
        <div key={position} className={styles.cells}>
          {ROWS.map((row) => (
            <GridCell
              key={row}
              event={event}
              market={lines[position]}
              column={choice.column}
              row={row}
              form="cell"
              labels="table"
            />
          ))}
        </div>
      ))}
      <div className={styles.more}>
        <MoreMarkets event={event} shown={lines.length} />
      </div>
    </div>
  );
};

/** The same for touch, with the lines above the tiles. */
export const SingleTilesRow = ({ event, grid, choice, name, href }: GridRowProps) => {
  const lines = inOrder(
    partMarkets(event, columnsOfPart(grid, choice.part))[choice.column].slice(0, SINGLE_LINES.tiles),
  );
  const favourite = favouriteOf(partMarkets(event, grid.match));
  return (
    <div className={classNames(tilesStyles.tiles, tilesStyles.single)}>
      <OpenEvent href={href} name={name} />
      <div className={tilesStyles.singleHead}>
        <div className={tilesStyles.when}>
          <span className={tilesStyles.star}>
            <FavouriteStar kind="events" id={event.id} name={name} />
          </span>
          <GridTime event={event} />
        </div>
        {lines.map(({ slot, line, main }) => (
          <span key={slot} className={rowStyles.line} data-main={main}>
            {asianLine(line ?? "0")}
          </span>
        ))}
      </div>
      {ROWS.map((row) => {
        const side = shownSides(event)[row];
        return (
          <div key={row} className={tilesStyles.line}>
            {side && <SideName event={event} side={side} favourite={favourite} />}
            {lines.map((market) => (
              <span key={market.slot} className={tilesStyles.tile}>
                <GridCell event={event} market={market} column={choice.column} row={row} form="compact" labels="none" />
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
};
