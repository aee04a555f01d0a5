import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Flag } from "../../ui/icon.tsx";
import { CompetitionPage } from "./competition-page.tsx";
import styles from "./outrights.module.css";
import type { OutrightsProps } from "./outrights-props.ts";

/** The competitions in a list, and beside it the one that is chosen. */
export const OutrightsWide = ({ competitions, open, onOpen, event, waiting, ...rest }: OutrightsProps) => (
  <div className={styles.wide}>
    <nav className={styles.list} aria-label={message("outrights.competitions")}>
      {competitions.map(({ id, name, country, flag, marketCount }) => (
        <button
          key={id}
          type="button"
          className={styles.entry}
          aria-current={id === open?.id}
          onClick={() => onOpen(id)}
        >
          <Flag code={flag} />
          <span className={styles.names}>
            <b>{name}</b>
            <small>{country}</small>
          </span>
          <span className={styles.count}>{formatCount(marketCount)}</span>
        </button>
      ))}
    </nav>
    {open && event ? <CompetitionPage key={event.id} competition={open} event={event} {...rest} /> : waiting}
  </div>
);
