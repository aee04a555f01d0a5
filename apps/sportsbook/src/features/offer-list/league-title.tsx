import { useOfferTables } from "../../data/offer/offer-context.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Flag, Icon } from "../../ui/icon.tsx";
import styles from "./league-card.module.css";

export interface LeagueProps {
  readonly tournamentId: number;
  readonly count: number;
  readonly collapsed: boolean;
  /** Shows the sport instead of the country, for lists of several sports without captions. */
  readonly namesSport: boolean;
  readonly onToggle: () => void;
}

/** Country, name and number of events of a league. */
export const LeagueTitle = ({ tournamentId, count, namesSport }: LeagueProps) => {
  const tables = useOfferTables();
  const tournament = tables.tournaments.get(tournamentId);
  const category = tables.categories.get(tournament?.categoryId ?? 0);
  const sport = tables.sports.get(tournament?.sportId ?? 0);
  return (
    <>
      <Flag code={category?.flag ?? "int"} />
      <h2 className={styles.title}>
        <span className={styles.above}>{namesSport ? sport?.name : category?.name}</span>
        <span className={styles.league} dir="auto">
          {tournament?.name} <bdi className={styles.count}>{formatCount(count)}</bdi>
        </span>
      </h2>
    </>
  );
};

/** Collapses the league. */
export const LeagueToggle = ({ tournamentId, collapsed, onToggle }: LeagueProps) => {
  const name = useOfferTables().tournaments.get(tournamentId)?.name ?? "";
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={!collapsed}
      aria-label={message(collapsed ? "board.showLeague" : "board.hideLeague", { name })}
      onClick={onToggle}
    >
      <Icon name={collapsed ? "down" : "up"} size={16} />
    </button>
  );
};
