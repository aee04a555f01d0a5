import type { FoundLeague } from "../../data/live-offer/search.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Flag } from "../../ui/icon.tsx";
import styles from "./search.module.css";

interface FoundLeaguesProps {
  readonly leagues: readonly FoundLeague[];
  readonly hrefOf: (tournamentId: number) => string;
}

export const FoundLeagues = ({ leagues, hrefOf }: FoundLeaguesProps) => (
  <ul className={styles.leagues}>
    {leagues.map(({ id, name, sport, category, count }) => (
      <li key={id} data-row>
        <a className={styles.league} href={hrefOf(id)}>
          <Flag code={category.flag} />
          <span className={styles.names}>
            <b data-found>{name}</b>
            <small>
              {sport} · {category.name}
            </small>
          </span>
          <span className={styles.count}>{formatCount(count)}</span>
        </a>
      </li>
    ))}
  </ul>
);
