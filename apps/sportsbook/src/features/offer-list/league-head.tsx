import { useOfferStore } from "../../data/offer/offer-context.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Flag, Icon } from "../../ui/icon.tsx";
import type { MarketColumn } from "./columns.ts";
import styles from "./league-card.module.css";
import { type BoardShape, SHAPES } from "./shapes.ts";

interface LeagueHeadProps {
  readonly tournamentId: number;
  readonly count: number;
  readonly collapsed: boolean;
  /** Name the sport instead of the country: the list mixes sports and has no captions. */
  readonly namesSport: boolean;
  readonly shape: BoardShape;
  readonly columns: readonly MarketColumn[];
  readonly onToggle: () => void;
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
export const LeagueHead = ({
  tournamentId,
  count,
  collapsed,
  namesSport,
  shape,
  columns,
  onToggle,
}: LeagueHeadProps) => {
  const tables = useOfferStore().tables();
  const tournament = tables.tournaments.get(tournamentId);
  const category = tables.categories.get(tournament?.categoryId ?? 0);
  const sport = tables.sports.get(tournament?.sportId ?? 0);
  const name = tournament?.name ?? "";
  const above = namesSport ? sport?.name : category?.name;
  return (
    <header className={styles.head} data-shape={shape}>
      <Flag code={category?.flag ?? "int"} />
      <h2 className={styles.title}>
        <span className={styles.above}>{above}</span>
        <span className={styles.league}>
          {name} <span className={styles.count}>{formatCount(count)}</span>
        </span>
      </h2>
      {!collapsed && SHAPES[shape].heads && <ColumnHeads columns={columns} shape={shape} />}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!collapsed}
        aria-label={message(collapsed ? "board.showLeague" : "board.hideLeague", { name })}
        onClick={onToggle}
      >
        <Icon name={collapsed ? "down" : "up"} size={16} />
      </button>
    </header>
  );
};
