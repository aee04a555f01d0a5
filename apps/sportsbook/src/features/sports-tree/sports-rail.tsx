import type { Route } from "@touchline/protocol";
import { useFavourites } from "../../data/favourites/favourites-context.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useCounts } from "../../entities/offer-counts.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./sports-tree.module.css";
import { specialItems, sportItems } from "./tree-items.ts";

interface SportsRailProps {
  readonly route: Route;
  readonly onExpand: () => void;
}

const NOTHING_OPEN: ReadonlySet<string> = new Set();

/** The tree as icons, for layouts without room for names. */
export const SportsRail = ({ route, onExpand }: SportsRailProps) => {
  const { statistics } = useCounts();
  const hrefOf = useHref();
  const favourites = useFavourites();
  const favouriteCount = favourites.events.size + favourites.tournaments.size;
  const context = statistics && { route, statistics, favouriteCount, opened: NOTHING_OPEN, hrefOf };
  const items = context ? [...specialItems(context), ...sportItems(context)] : [];
  return (
    <nav className={styles.rail} aria-label={message("tree.sportsAndLeagues")}>
      <button
        type="button"
        className={styles.stop}
        aria-label={message("tree.sportsAndLeagues")}
        data-tooltip="inline-end"
        onClick={onExpand}
      >
        <Icon name="menu" size={20} />
      </button>
      {items.map(({ key, name, icon, href, current, count }) => (
        <a
          key={key}
          className={styles.stop}
          href={href}
          aria-current={current ? "page" : undefined}
          data-tooltip="inline-end"
          data-name={name}
        >
          <Icon name={icon ?? "trophy"} size={22} />
          <span className={styles.visuallyHidden}>{name}</span>
          <span className={styles.stopCount}>{count}</span>
        </a>
      ))}
    </nav>
  );
};
