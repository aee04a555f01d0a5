import type { Route } from "@touchline/protocol";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useFavourites } from "../../data/favourites/favourites-context.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useCounts } from "../../entities/offer-counts.ts";
import { message } from "../../i18n/message.ts";
import { Flag, Icon } from "../../ui/icon.tsx";
import styles from "./sports-tree.module.css";
import { keysOfRoute, specialItems, sportItems, type TreeItem, topLeagueItems } from "./tree-items.ts";

interface TreeRowProps {
  readonly item: TreeItem;
  readonly onToggle: (key: string) => void;
}

/** Arrow keys that open and close an item, by reading direction. */
const RIGHTWARD = ["ArrowRight", "ArrowLeft"] as const;
const LEFTWARD = ["ArrowLeft", "ArrowRight"] as const;

/** The row is a link and opens its children; the arrow button and the arrow keys only open and close. */
const TreeRow = ({ item, onToggle }: TreeRowProps) => {
  const { key, level, name, count, href, current, icon, flag, open } = item;
  const handleKey = (event: KeyboardEvent): void => {
    const [opening, closing] = event.currentTarget.matches(":dir(rtl)") ? LEFTWARD : RIGHTWARD;
    const wanted = event.key === opening ? true : event.key === closing ? false : undefined;
    if (open !== undefined && wanted === !open) onToggle(key);
  };
  return (
    <li className={styles.item}>
      <a
        className={styles.row}
        href={href}
        data-level={level}
        aria-current={current ? "page" : undefined}
        aria-expanded={open}
        onKeyDown={handleKey}
        onClick={() => open === false && onToggle(key)}
      >
        {icon && <Icon name={icon} />}
        {flag && <Flag code={flag} />}
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{count}</span>
        {open !== undefined && <span className={styles.arrowPlace} />}
      </a>
      {open !== undefined && (
        <button
          type="button"
          className={styles.arrow}
          tabIndex={-1}
          aria-label={message(open ? "tree.collapse" : "tree.expand", { name })}
          onClick={() => onToggle(key)}
        >
          <Icon name={open ? "up" : "down"} size={14} />
        </button>
      )}
    </li>
  );
};

const useOpened = (route: Route) => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(keysOfRoute(route)));
  const routeKeys = keysOfRoute(route).join();
  useEffect(() => {
    setOpened((before) => new Set([...before, ...routeKeys.split(",")]));
  }, [routeKeys]);
  const toggle = (key: string): void =>
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return { opened, toggle };
};

/** Up and down move from row to row. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll("a")];
  const position = rows.indexOf(document.activeElement as HTMLAnchorElement);
  rows[position + step]?.focus();
  event.preventDefault();
};

const Rows = ({
  items,
  onToggle,
}: {
  readonly items: readonly TreeItem[];
  readonly onToggle: (key: string) => void;
}) => (
  <ul>
    {items.map((item) => (
      <TreeRow key={item.key} item={item} onToggle={onToggle} />
    ))}
  </ul>
);

/** Favourites, streams and outrights; the top leagues; every sport with its countries and leagues. */
export const SportsTree = ({ route }: { readonly route: Route }) => {
  const { statistics } = useCounts();
  const hrefOf = useHref();
  const { opened, toggle } = useOpened(route);
  const favourites = useFavourites();
  if (!statistics) return <nav className={styles.tree} aria-label={message("tree.sportsAndLeagues")} />;

  const favouriteCount = favourites.events.size + favourites.tournaments.size;
  const context = { route, statistics, favouriteCount, opened, hrefOf };
  const leagues = topLeagueItems(context);
  return (
    <nav className={styles.tree} aria-label={message("tree.sportsAndLeagues")} onKeyDown={moveFocus}>
      <Rows items={specialItems(context)} onToggle={toggle} />
      {leagues.length > 0 && <h2 className={styles.heading}>{message("tree.topLeagues")}</h2>}
      <Rows items={leagues} onToggle={toggle} />
      <h2 className={styles.heading}>{message("tree.sports")}</h2>
      <Rows items={sportItems(context)} onToggle={toggle} />
    </nav>
  );
};
