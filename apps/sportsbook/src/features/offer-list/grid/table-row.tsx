import type { CSSProperties } from "react";
import { useOfferTables } from "../../../data/offer/offer-context.ts";
import { shownSides } from "../../../i18n/event-words.ts";
import { message } from "../../../i18n/message.ts";
import { FavouriteStar } from "../favourite-star.tsx";
import { MoreMarkets, OpenEvent } from "../row-links.tsx";
import { GridCell, type GridCellProps } from "./grid-cell.tsx";
import { GRID_COLUMNS, GRID_PARTS, type GridColumn, hasDraw, type PartMarkets, partMarkets } from "./grid-markets.ts";
import rowStyles from "./grid-row.module.css";
import { columnsOfPart, type GridRowProps } from "./grid-row.ts";
import { favouriteOf, SideName } from "./grid-sides.tsx";
import { GridTime } from "./grid-time.tsx";
import { blocksInRow } from "./row-height.ts";
import styles from "./table-row.module.css";

interface BlockProps extends Pick<GridCellProps, "event"> {
  readonly markets: PartMarkets;
  readonly column: GridColumn;
  /** Index of the line. */
  readonly block: number;
  readonly rows: readonly (0 | 1 | 2)[];
}

const Cells = ({ markets, column, block, rows, ...rest }: BlockProps) => (
  <div className={styles.cells} data-column={column} data-further={block > 0} style={{ gridRow: block + 1 }}>
    {rows.map((row) => (
      <GridCell
        key={row}
        {...rest}
        row={row}
        column={column}
        market={markets[column][block]}
        form="cell"
        labels="table"
      />
    ))}
  </div>
);

const TWO_ROWS = [0, 1] as const;
const THREE_ROWS = [0, 1, 2] as const;

/** One event in the ruled table: sides under each other, prices beside them, further lines in blocks below. */
export const TableRow = ({ event, grid, name, href, height }: GridRowProps) => {
  const tables = useOfferTables();
  const draw = hasDraw(grid, tables);
  const parts = GRID_PARTS.map((part) => partMarkets(event, columnsOfPart(grid, part)));
  const [fullTime] = parts;
  const favourite = fullTime ? favouriteOf(fullTime) : null;
  const blocks = Array.from({ length: blocksInRow(height, grid, tables) }, (_, block) => block);
  const shown = parts.flatMap((part) => GRID_COLUMNS.map((column) => Math.min(part[column].length, blocks.length)));
  const star = <FavouriteStar kind="events" id={event.id} name={name} />;
  return (
    <div className={styles.table} style={{ "--blocks": blocks.length, "--star-line": draw ? 2 : 1 } as CSSProperties}>
      <OpenEvent href={href} name={name} />
      <div className={styles.time}>
        <GridTime event={event} />
      </div>
      <div className={styles.names}>
        {shownSides(event).map((side) => (
          <SideName key={side} event={event} side={side} favourite={favourite} />
        ))}
        {draw && <span className={rowStyles.draw}>{message("grid.draw")}</span>}
        <span className={styles.star}>{star}</span>
      </div>
      {blocks.flatMap((block) =>
        parts.flatMap((markets, index) =>
          GRID_COLUMNS.map((column) => (
            <Cells
              key={`${block}/${GRID_PARTS[index]}/${column}`}
              event={event}
              markets={markets}
              column={column}
              block={block}
              rows={draw && block === 0 ? THREE_ROWS : TWO_ROWS}
            />
          )),
        ),
      )}
      <div className={styles.more}>
        <MoreMarkets event={event} shown={shown.reduce((sum, count) => sum + count, 0)} />
      </div>
    </div>
  );
};
