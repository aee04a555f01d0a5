import type { FoundLeague } from "../../data/live-offer/search-source.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Flag } from "../../ui/icon.tsx";
import styles from "./search.module.css";

interface FoundLeaguesProps {
  readonly leagues: readonly FoundLeague[];
  readonly hrefOf: (tournamentId: number) => string;
}

export const FoundLeagues = ({ leagues, hrefOf }: FoundLeaguesProps) =>
  leagues.length > 0 && (
    <section aria-label={message("search.leagues")}>
      <h2 className={styles.heading}>{message("search.leagues")}</h2>
      <ul className={styles.leagues}>
        {leagues.map(({ id, name, sport, category, count }) => (
          <li key={id}>
            <a className={styles.league} href={hrefOf(id)}>
              <Flag code={category.flag} />
              <span className={styles.names}>
                <b>{name}</b>
                <small>
                  {sport} · {category.name}
                </small>
              </span>
              <span className={styles.count}>{formatCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
