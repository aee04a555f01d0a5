import type { Grid } from "@touchline/protocol";
import { type ComponentType, memo } from "react";
import { useEvent, useOfferTables } from "../../../data/offer/offer-context.ts";
import { eventName } from "../../../i18n/event-words.ts";
import { message } from "../../../i18n/message.ts";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import type { Block } from "../board-blocks.ts";
import type { PlacedBlock, Span } from "../board-geometry.ts";
import { LeagueTitle, LeagueToggle } from "../league-title.tsx";
import styles from "./grid-league.module.css";
import { GRID_COLUMNS, GRID_PARTS, type GridPart, gridOf } from "./grid-markets.ts";
import gridRowStyles from "./grid-row.module.css";
import type { GridChoice, GridRowProps } from "./grid-row.ts";
import type { GridShape } from "./grid-shapes.ts";
import { LineRow } from "./line-row.tsx";
import { SingleRow, SingleTilesRow } from "./single-row.tsx";
import { StackRow } from "./stack-row.tsx";
import { TableRow } from "./table-row.tsx";
import { TilesRow } from "./tiles-row.tsx";

const ROWS: Readonly<Record<GridShape, ComponentType<GridRowProps>>> = {
  table: TableRow,
  plates: TilesRow,
  line: LineRow,
  single: SingleRow,
  "single-plates": SingleTilesRow,
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
const GridRow = memo(({ id, top, height, shape, href, ...rest }: GridRowPlace) => {
  const event = useEvent(id);
  if (!event) return null;
  const name = eventName(event);
  const Row = ROWS[shape];
  return (
    <article
      className={gridRowStyles.row}
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

interface GridLeagueProps {
  readonly block: Extract<Block, { kind: "league" }>;
  readonly place: PlacedBlock;
  readonly rows: Span;
  readonly shape: GridShape;
  readonly choice: GridChoice;
  readonly bothParts: boolean;
  readonly namesSports: boolean;
  readonly eventHref: (id: number) => string;
  readonly onToggle: () => void;
  readonly onPart: (part: GridPart) => void;
}

const PartSwitch = ({ part, onPart }: { readonly part: GridPart; readonly onPart: (part: GridPart) => void }) => (
  <span className={styles.switch}>
    <SegmentedChoice
      label={message("grid.part")}
      segments={GRID_PARTS.map((id) => ({ id, text: message(`grid.shortPart.${id}`) }))}
      value={part}
      onChange={onPart}
    />
  </span>
);

const TileHeads = ({ bothParts }: { readonly bothParts: boolean }) => (
  <div className={styles.heads} aria-hidden="true">
    <span />
    {(bothParts ? GRID_PARTS : [null]).map((part) =>
      GRID_COLUMNS.map((column) => (
        <span key={`${part}/${column}`}>
          {part === "firstHalf" ? `${message("grid.shortPart.firstHalf")} ` : ""}
          {message(`grid.short.${column}`)}
        </span>
      )),
    )}
  </div>
);

/** The sport whose leagues are known by their country wherever they stand. */
const NAMED_BY_COUNTRY = "soccer";

/** A league of a grid: part of the ruled table, or a card. */
export const GridLeague = (props: GridLeagueProps) => {
  const { block, place, rows, shape, choice, bothParts, namesSports, eventHref, onToggle, onPart } = props;
  const tables = useOfferTables();
  const { tournamentId, eventIds } = block.group;
  const grid = gridOf(block.sportId, choice.key, tables);
  if (!grid) return null;
  const league = {
    tournamentId,
    count: eventIds.length,
    collapsed: block.collapsed,
    namesSport: namesSports && tables.sports.get(block.sportId)?.key !== NAMED_BY_COUNTRY,
    onToggle,
  };
  const switches = !bothParts && (shape === "plates" || shape === "stack") && grid.firstHalf !== null;
  return (
    // Without a label: a list has too many leagues for landmarks, and one may stand in it twice. Each has its heading.
    <section className={styles.league} style={{ top: place.top, height: place.rows.at(-1) }} data-shape={shape}>
      <header className={styles.head}>
        <LeagueTitle {...league} />
        {switches && !block.collapsed && <PartSwitch part={choice.part} onPart={onPart} />}
        <LeagueToggle {...league} />
        {shape === "plates" && !block.collapsed && <TileHeads bothParts={bothParts} />}
      </header>
      {eventIds.slice(rows.from, rows.to).map((id, index) => {
        const top = place.rows[rows.from + index] as number;
        return (
          <GridRow
            key={id}
            id={id}
            top={top}
            height={(place.rows[rows.from + index + 1] as number) - top}
            shape={shape}
            grid={grid}
            choice={grid.firstHalf ? choice : { ...choice, part: "match" }}
            href={eventHref(id)}
            bothParts={bothParts}
          />
        );
      })}
    </section>
  );
};
