import type { MarketColumn } from "./columns.ts";
import styles from "./league-card.module.css";
import { type LeagueProps, LeagueTitle, LeagueToggle } from "./league-title.tsx";
import { type BoardShape, SHAPES } from "./shapes.ts";

interface LeagueHeadProps extends LeagueProps {
  readonly shape: BoardShape;
  readonly columns: readonly MarketColumn[];
}

const ColumnHeads = ({ columns, shape }: Pick<LeagueHeadProps, "columns" | "shape">) => (
  <span className={styles.heads} data-shape={shape} aria-hidden="true">
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
export const LeagueHead = ({ shape, columns, ...league }: LeagueHeadProps) => (
  <header className={styles.head} data-shape={shape}>
    <LeagueTitle {...league} />
    {!league.collapsed && SHAPES[shape].heads && <ColumnHeads columns={columns} shape={shape} />}
    <LeagueToggle {...league} />
  </header>
);
