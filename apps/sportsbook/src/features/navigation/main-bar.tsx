import type { GeneralSettings } from "@touchline/brands";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { Late } from "../../ui/late.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import styles from "./main-bar.module.css";
import { EntryCount, NavigationEntry, NavigationIcon } from "./navigation-entry.tsx";
import { type NavigationItem, splitItems } from "./navigation-items.ts";

/** Minimum width of an item, in pixels: a touch target with room for a word. */
const ITEM_WIDTH = 76;
const FEWEST = 3;

/** Number of items: the brand's setting or, for an adaptive bar, as many as fit. */
const usePlaces = (bar: RefObject<HTMLElement | null>, most: number, adaptive: boolean): number => {
  const [fitting, setFitting] = useState(most);
  useLayoutEffect(() => {
    if (!adaptive || !bar.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setFitting(Math.max(FEWEST, Math.floor(entry.contentRect.width / ITEM_WIDTH)));
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar, adaptive]);
  return adaptive ? Math.min(most, fitting) : most;
};

const MoreMenu = lazyPart(
  () => import("./more-menu.tsx"),
  (module) => module.MoreMenu,
);

interface MainBarProps {
  readonly items: readonly NavigationItem[];
  readonly settings: GeneralSettings["mainNavigation"];
  readonly onGo: (href: string) => void;
}

/** The closed menu, until the menu is loaded. */
const MoreFace = () => (
  <>
    <Icon name="grid" size={22} />
    <span className={styles.label}>{message("navigation.more")}</span>
  </>
);

/** The main navigation of a narrow page, at its bottom or top. */
export const MainBar = ({ items, settings, onGo }: MainBarProps) => {
  const bar = useRef<HTMLElement>(null);
  const adaptive = settings.type === "top-positioned-adaptive";
  const places = usePlaces(bar, settings.numberOfVisibleItems, adaptive);
  const { visible, rest } = splitItems(items, places);
  return (
    <nav
      ref={bar}
      className={styles.bar}
      data-position={settings.type === "bottom-positioned" ? "bottom" : "top"}
      data-labels={settings.labelsAlwaysVisible ? "always" : "current"}
      aria-label={message("navigation.main")}
    >
      {visible.map((item) => (
        <NavigationEntry key={item.key} item={item} className={styles.item}>
          <NavigationIcon icon={item.icon} />
          <span className={styles.label}>{item.label}</span>
          <span className={styles.badge}>
            <EntryCount count={item.count} />
          </span>
        </NavigationEntry>
      ))}
      {rest.length > 0 && (
        <Late
          fallback={
            <span className={styles.item}>
              <MoreFace />
            </span>
          }
        >
          <MoreMenu items={rest} face={{ content: <MoreFace />, className: styles.item }} onGo={onGo} />
        </Late>
      )}
    </nav>
  );
};
