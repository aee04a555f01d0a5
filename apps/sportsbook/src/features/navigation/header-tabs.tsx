import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { Late } from "../../ui/late.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { tabsIn } from "./header-fit.ts";
import styles from "./navigation.module.css";
import { EntryCount, NavigationEntry } from "./navigation-entry.tsx";
import type { NavigationItem } from "./navigation-items.ts";

const MoreMenu = lazyPart(
  () => import("./more-menu.tsx"),
  (module) => module.MoreMenu,
);

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

const fittingIn = (row: HTMLElement): number => {
  const tabs = row.querySelectorAll(":scope > a, :scope > button, [data-unseen] > *");
  const more = row.querySelector("[data-more]");
  // Rounding: a tab may be short of a fraction of a pixel although it fits.
  return tabsIn(widthOf(row) + 1, [...tabs].map(widthOf), more ? widthOf(more) : 0);
};

/** As many tabs as fit. Measured after each render, because a live count can become wider and "more" takes space itself. */
const useFitting = (row: RefObject<HTMLElement | null>, all: number): number => {
  const [fitting, setFitting] = useState(all);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    setFitting(fittingIn(current));
    const observer = new ResizeObserver(() => setFitting(fittingIn(current)));
    observer.observe(current);
    return () => observer.disconnect();
  });
  return fitting;
};

const Tab = ({ item }: { readonly item: NavigationItem }) => (
  <NavigationEntry item={item} className={styles.tab}>
    {item.label}
    <EntryCount count={item.count} />
  </NavigationEntry>
);

const MoreFace = () => (
  <>
    {message("navigation.more")}
    <Icon name="down" size={14} />
  </>
);

interface HeaderTabsProps {
  readonly items: readonly NavigationItem[];
  readonly onGo: (path: string) => void;
}

const Row = ({ items, onGo }: HeaderTabsProps) => {
  const row = useRef<HTMLElement>(null);
  const fitting = useFitting(row, items.length);
  const rest = items.slice(fitting);
  return (
    <nav ref={row} className={styles.tabs} aria-label={message("navigation.main")}>
      {items.slice(0, fitting).map((item) => (
        <Tab key={item.key} item={item} />
      ))}
      {rest.length > 0 && (
        <>
          <span className={styles.more} data-more>
            <Late
              fallback={
                <span className={styles.tab}>
                  <MoreFace />
                </span>
              }
            >
              <MoreMenu items={rest} face={{ content: <MoreFace />, className: styles.tab }} onGo={onGo} />
            </Late>
          </span>
          {/* Drawn for their width alone. */}
          <span className={styles.visuallyHidden} data-unseen>
            {rest.map((item) => (
              <Tab key={item.key} item={item} />
            ))}
          </span>
        </>
      )}
    </nav>
  );
};

/** The views of a wide page in its header; those that have no room there are under "more". */
export const HeaderTabs = ({ items, onGo }: HeaderTabsProps) => items.length > 0 && <Row items={items} onGo={onGo} />;
