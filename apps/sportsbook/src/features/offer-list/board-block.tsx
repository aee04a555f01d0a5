import { useOfferTables } from "../../data/offer/offer-context.ts";
import { formatCount } from "../../i18n/numbers.ts";
import type { Block } from "./board-blocks.ts";
import type { PlacedBlock, Span } from "./board-geometry.ts";
import type { MarketColumn } from "./columns.ts";
import { EventRow } from "./event-row.tsx";
import styles from "./league-card.module.css";
import { type LeagueProps, LeagueTitle, LeagueToggle } from "./league-title.tsx";
import { type BoardShape, SHAPES } from "./shapes.ts";

interface LeagueHeadProps extends LeagueProps {
  readonly shape: BoardShape;
  readonly columns: readonly MarketColumn[];
}

const ColumnHeads = ({ columns, shape }: Pick<LeagueHeadProps, "columns" | "shape">) => (
  <span className={styles.heads} data-shape={shape} data-tight={SHAPES[shape].tight} aria-hidden="true">
    {columns.map(({ metaMarket, hasLine, template }) => (
      <span key={metaMarket.id} className={styles.group} style={{ gridTemplateColumns: template }}>
        {hasLine && <span />}
        {metaMarket.outcomes.map(({ id, label }) => (
          <span key={id}>{label}</span>
        ))}
      </span>
    ))}
  </span>
);

/**
 * The head of a league's card. It stays in sight while the league's rows pass under it. It is of the same level as the caption
 * above: that one may be scrolled out of the page, and a heading must not hang below one that is not there.
 */
const LeagueHead = ({ shape, columns, ...league }: LeagueHeadProps) => (
  <header className={styles.head} data-shape={shape} data-tight={SHAPES[shape].tight}>
    <LeagueTitle {...league} />
    {!league.collapsed && SHAPES[shape].heads && <ColumnHeads columns={columns} shape={shape} />}
    <LeagueToggle {...league} />
  </header>
);

interface BoardBlockProps {
  readonly place: PlacedBlock;
  /** Visible rows of the block. */
  readonly rows: Span;
  readonly shape: BoardShape;
  readonly columns: readonly MarketColumn[];
  /** Shows the sport of leagues, for lists of several sports without captions. */
  readonly namesSports: boolean;
  readonly onToggle: () => void;
  readonly eventHref: (id: number) => string;
}

type BlockOf<Kind extends Block["kind"]> = BoardBlockProps & { readonly block: Extract<Block, { kind: Kind }> };

const Caption = ({ block, place, shape, columns }: BlockOf<"caption">) => {
  const sport = useOfferTables().sports.get(block.sportId);
  return (
    <div className={styles.caption} style={{ top: place.top }} data-shape={shape} data-tight={SHAPES[shape].tight}>
      <h2 className={styles.sport}>
        {sport?.name} <span className={styles.count}>{formatCount(block.count)}</span>
      </h2>
      {SHAPES[shape].heads && (
        <>
          {columns.map(({ metaMarket, width }) => (
            <span key={metaMarket.id} className={styles.market} style={{ width }}>
              {metaMarket.label}
            </span>
          ))}
          <span className={styles.rest} />
        </>
      )}
    </div>
  );
};

/** The sport whose leagues are known by their country wherever they stand. */
const NAMED_BY_COUNTRY = "soccer";

const LeagueCard = (props: BlockOf<"league">) => {
  const { block, place, rows, shape, columns, namesSports, onToggle, eventHref } = props;
  const tables = useOfferTables();
  const { tournamentId, eventIds } = block.group;
  const sport = tables.sports.get(block.sportId);
  return (
    // Without a label: a list has too many leagues for landmarks, and one may stand in it twice. Each has its heading.
    <section className={styles.card} style={{ top: place.top, height: place.rows.at(-1) }} data-column={place.column}>
      <LeagueHead
        tournamentId={tournamentId}
        count={eventIds.length}
        collapsed={block.collapsed}
        namesSport={namesSports && sport?.key !== NAMED_BY_COUNTRY}
        shape={shape}
        columns={columns}
        onToggle={onToggle}
      />
      {eventIds.slice(rows.from, rows.to).map((id, index) => (
        <EventRow
          key={id}
          id={id}
          top={place.rows[rows.from + index] as number}
          shape={shape}
          columns={columns}
          href={eventHref(id)}
        />
      ))}
    </section>
  );
};

export const BoardBlock = (props: BoardBlockProps) => {
  const { block, top } = props.place;
  switch (block.kind) {
    case "section":
      return (
        <h2 className={styles.section} style={{ top }}>
          {block.title}
        </h2>
      );
    case "caption":
      return <Caption {...props} block={block} />;
    case "league":
      return <LeagueCard {...props} block={block} />;
  }
};
