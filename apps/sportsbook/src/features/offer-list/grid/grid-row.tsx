import type { Grid } from "@touchline/protocol";
import { type ComponentType, memo } from "react";
import { useEvent } from "../../../data/offer/offer-context.ts";
import { rowName } from "../row-parts.tsx";
import type { GridChoice } from "./grid-choice.ts";
import styles from "./grid-row.module.css";
import type { GridRowProps } from "./grid-row-props.ts";
import type { GridShape } from "./grid-shapes.ts";
import { LineRow } from "./line-row.tsx";
import { PlatesRow } from "./plates-row.tsx";
import { SinglePlatesRow, SingleRow } from "./single-row.tsx";
import { StackRow } from "./stack-row.tsx";
import { TableRow } from "./table-row.tsx";

const ROWS: Readonly<Record<GridShape, ComponentType<GridRowProps>>> = {
  table: TableRow,
  plates: PlatesRow,
  line: LineRow,
  single: SingleRow,
  "single-plates": SinglePlatesRow,
  stack: StackRow,
};

interface GridRowPlace {
  readonly id: number;
  readonly top: number;
  readonly height: number;
  readonly shape: GridShape;
  readonly grid: Grid;
  readonly choice: GridChoice;
  readonly href: string;
  readonly bothParts: boolean;
}

/** One event of a grid, in the shape that the view has. */
export const GridRow = memo(({ id, top, height, shape, href, ...rest }: GridRowPlace) => {
  const event = useEvent(id);
  if (!event) return null;
  const name = rowName(event);
  const Row = ROWS[shape];
  return (
    <article
      className={styles.row}
      style={{ top, height }}
      aria-label={name}
      data-event={id}
      data-live={event.live}
      data-shape={shape}
    >
      <Row {...rest} event={event} name={name} href={href} height={height} />
    </article>
  );
});
