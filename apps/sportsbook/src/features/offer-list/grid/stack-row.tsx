import { message } from "../../../i18n/message.ts";
import { EventTime } from "../event-time.tsx";
import { FavouriteStar } from "../favourite-star.tsx";
import { MoreMarkets, OpenEvent } from "../row-links.tsx";
import { GridCell } from "./grid-cell.tsx";
import { GRID_COLUMNS, partMarkets } from "./grid-markets.ts";
import rowStyles from "./grid-row.module.css";
import { columnsOfPart, type GridRowProps } from "./grid-row.ts";
import { scoreOf } from "./grid-sides.tsx";
import styles from "./stack-row.module.css";

/** Order of outcomes on one line: the draw is in the middle. */
const resultRows = (size: number): readonly (0 | 1 | 2)[] => (size === 3 ? [0, 2, 1] : [0, 1]);

/** One event with its markets under each other. */
export const StackRow = ({ event, grid, choice, name, href }: GridRowProps) => {
  const columns = columnsOfPart(grid, choice.part) ?? grid.match;
  const markets = partMarkets(event, columns);
  const score = event.live ? scoreOf(event) : null;
  const rows = GRID_COLUMNS.filter((column) => columns[column] !== null);
  return (
    <div className={styles.stack}>
      <OpenEvent href={href} name={name} />
      <div className={styles.head}>
        <span className={styles.time} data-live={event.live}>
          <EventTime event={event} />
        </span>
        <b className={styles.name} dir="auto">
          {name}
        </b>
        <MoreMarkets event={event} shown={rows.length} />
        {score !== null && <b className={rowStyles.score}>{score}</b>}
        <span className={styles.star}>
          <FavouriteStar kind="events" id={event.id} name={name} />
        </span>
      </div>
      {rows.map((column) => {
        const [market] = markets[column];
        return (
          <div key={column} className={styles.line}>
            <span className={styles.label}>{message(`grid.short.${column}`)}</span>
            {(column === "result" ? resultRows(market?.size ?? 3) : ([0, 1] as const)).map((row) => (
              <span key={row} className={styles.tile}>
                <GridCell event={event} market={market} column={column} row={row} form="labelled" labels="tiles" />
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
};
