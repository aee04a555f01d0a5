import { shownSides } from "../../../i18n/event-words.ts";
import { message } from "../../../i18n/message.ts";
import { EventTime } from "../event-time.tsx";
import { MoreMarkets, OpenEvent } from "../row-links.tsx";
import { asianLine } from "./asian-line.ts";
import { GridCell } from "./grid-cell.tsx";
import { GRID_PARTS, type GridColumn, type PartMarkets, partMarkets } from "./grid-markets.ts";
import rowStyles from "./grid-row.module.css";
import { columnsOfPart, type GridRowProps } from "./grid-row.ts";
import { favouriteOf, SideName, scoreOf } from "./grid-sides.tsx";
import styles from "./line-row.module.css";

const ROWS: Readonly<Record<GridColumn, readonly (0 | 1 | 2)[]>> = {
  handicap: [0, 1],
  total: [0, 1],
  result: [0, 1, 2],
};

/** Columns of each part in the one-line view. */
export const LINE_COLUMNS: Readonly<Record<(typeof GRID_PARTS)[number], readonly GridColumn[]>> = {
  match: ["handicap", "total", "result"],
  firstHalf: ["handicap", "total"],
};

interface GroupProps extends Pick<GridRowProps, "event"> {
  readonly markets: PartMarkets;
  readonly column: GridColumn;
}

const Group = ({ event, markets, column }: GroupProps) => {
  const [market] = markets[column];
  return (
    <div className={styles.group} data-column={column}>
      {column !== "result" && <span className={rowStyles.line}>{market?.line ? asianLine(market.line) : ""}</span>}
      {ROWS[column].map((row) => (
        <GridCell key={row} event={event} market={market} column={column} row={row} form="cell" labels="none" />
      ))}
    </div>
  );
};

/** One event on one line. */
export const LineRow = ({ event, grid, name, href }: GridRowProps) => {
  const favourite = favouriteOf(partMarkets(event, grid.match));
  const [first, second] = shownSides(event);
  const score = event.live ? scoreOf(event) : null;
  return (
    <div className={styles.row}>
      <OpenEvent href={href} name={name} />
      <div className={rowStyles.when}>
        <EventTime event={event} />
      </div>
      <div className={styles.pairing}>
        {first && <SideName event={event} side={first} favourite={favourite} />}
        {score === null ? (
          <span className={styles.versus}>{message("event.versusSign")}</span>
        ) : (
          <b className={rowStyles.score}>{score}</b>
        )}
        {second && <SideName event={event} side={second} favourite={favourite} />}
      </div>
      {GRID_PARTS.map((part) =>
        LINE_COLUMNS[part].map((column) => (
          <Group
            key={`${part}/${column}`}
            event={event}
            markets={partMarkets(event, columnsOfPart(grid, part))}
            column={column}
          />
        )),
      )}
      <div className={styles.more}>
        <MoreMarkets event={event} shown={5} />
      </div>
    </div>
  );
};
