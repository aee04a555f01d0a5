import { message } from "../../../i18n/message.ts";
import styles from "./grid-head.module.css";
import { GRID_COLUMNS, GRID_PARTS, type GridColumn } from "./grid-markets.ts";
import type { GridShape } from "./grid-shapes.ts";
import { LINE_COLUMNS } from "./line-row.tsx";
import { SINGLE_LINES } from "./single-row.tsx";

const TableHead = () => (
  <div className={styles.table}>
    <span className={styles.tall}>{message("grid.time")}</span>
    <span className={styles.tall}>{message("grid.event")}</span>
    {GRID_PARTS.map((part) => (
      <span key={part} className={styles.part}>
        {message(`grid.part.${part}`)}
      </span>
    ))}
    <span className={styles.end} />
    {GRID_PARTS.map((part) =>
      GRID_COLUMNS.map((column) => (
        <span key={`${part}/${column}`} className={styles.column}>
          {message(`grid.${column}`)}
        </span>
      )),
    )}
  </div>
);

const LINE_HEADS: Readonly<Record<GridColumn, readonly string[]>> = {
  handicap: ["1", "2"],
  total: ["o", "u"],
  result: ["1", "2", "X"],
};

const LineHead = () => (
  <div className={styles.line}>
    <span>{message("grid.time")}</span>
    <span className={styles.event}>{message("grid.event")}</span>
    {GRID_PARTS.map((part) =>
      LINE_COLUMNS[part].map((column) => (
        <span key={`${part}/${column}`} className={styles.group} data-column={column}>
          {column !== "result" && (
            <span
              className={styles.kind}
            >{`${message(`grid.shortPart.${part}`)} ${message(`grid.short.${column}`)}`}</span>
          )}
          {LINE_HEADS[column].map((label) => (
            <span key={label}>{label}</span>
          ))}
        </span>
      )),
    )}
    <span />
  </div>
);

const SingleHead = () => (
  <div className={styles.single}>
    <span>{message("grid.time")}</span>
    <span className={styles.event}>{message("grid.event")}</span>
    {Array.from({ length: SINGLE_LINES.single }, (_, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
      <span key={position}>{message("board.line", { line: `${position + 1}` })}</span>
    ))}
    <span />
  </div>
);

const HEADS: Readonly<Partial<Record<GridShape, () => React.ReactNode>>> = {
  table: TableHead,
  line: LineHead,
  single: SingleHead,
};

/** Column names of the list; sticky. Hidden from screen readers, because prices name their market. */
export const GridHead = ({ shape }: { readonly shape: GridShape }) => {
  const Head = HEADS[shape];
  return Head ? (
    <div className={styles.head} aria-hidden="true">
      <Head />
    </div>
  ) : null;
};
