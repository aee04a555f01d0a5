import type { GeneralSettings } from "@touchline/brands";
import { Suspense, useRef } from "react";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import styles from "./main-bar.module.css";
import { LiveCount, NavigationEntry, NavigationIcon } from "./navigation-entry.tsx";
import { type NavigationItem, splitItems } from "./navigation-items.ts";
import { usePlaces } from "./use-places.ts";

const MoreMenu = lazyPart(
  () => import("./more-menu.tsx"),
  (module) => module.MoreMenu,
);

interface MainBarProps {
  readonly items: readonly NavigationItem[];
  readonly settings: GeneralSettings["mainNavigation"];
  readonly onGo: (href: string) => void;
}

/** What the closed menu looks like; it stands in until the menu is there. */
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
            <LiveCount count={item.count} />
          </span>
        </NavigationEntry>
      ))}
      {rest.length > 0 && (
        <Suspense
          fallback={
            <span className={styles.item}>
              <MoreFace />
            </span>
          }
        >
          <MoreMenu items={rest} face={{ content: <MoreFace />, className: styles.item }} onGo={onGo} />
        </Suspense>
      )}
    </nav>
  );
};
