import { useStore } from "zustand";
import type { Search } from "../../data/live-offer/search.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./search.module.css";

/** What was searched for last; a hint for whoever has not searched yet. */
export const RecentSearches = ({ search }: { readonly search: Search }) => {
  const texts = useStore(search.recent);
  if (texts.length === 0) return <p className={styles.hint}>{message("search.hint")}</p>;
  return (
    <section aria-label={message("search.recent")}>
      <header className={styles.recent}>
        <h2 className={styles.heading}>{message("search.recent")}</h2>
        <IconButton icon="trash" label={message("search.forget")} onClick={search.forgetRecent} />
      </header>
      <ul className={styles.leagues}>
        {texts.map((text) => (
          <li key={text} data-row>
            <button type="button" className={styles.league} onClick={() => search.type(text)}>
              <Icon name="clock" />
              <span dir="auto">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
