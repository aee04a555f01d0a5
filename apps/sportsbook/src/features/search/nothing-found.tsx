import { message } from "../../i18n/message.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Flag } from "../../ui/icon.tsx";
import styles from "./search.module.css";
import type { TopLeague } from "./top-leagues.ts";

interface NothingFoundProps {
  readonly text: string;
  readonly topLeagues: readonly TopLeague[];
  readonly leagueHref: (tournamentId: number) => string;
}

export const NothingFound = ({ text, topLeagues, leagueHref }: NothingFoundProps) => (
  <>
    <div role="status">
      <EmptyState mark="none" title={message("empty.search.title", { text })} text={message("empty.search.text")} />
    </div>
    {topLeagues.length > 0 && (
      <section aria-label={message("search.suggestions")}>
        <h2 className={styles.heading}>{message("search.suggestions")}</h2>
        <ul className={styles.leagues}>
          {topLeagues.map(({ id, name, flag }) => (
            <li key={id} data-row>
              <a className={styles.league} href={leagueHref(id)}>
                <Flag code={flag} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);
