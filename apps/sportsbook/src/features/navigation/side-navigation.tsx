import { message } from "../../i18n/message.ts";
import { EntryCount, NavigationEntry, NavigationIcon } from "./navigation-entry.tsx";
import type { NavigationItem } from "./navigation-items.ts";
import styles from "./side-navigation.module.css";

/** The views of a wide page below each other, for a brand that wants no horizontal navigation there. */
export const SideNavigation = ({ items }: { readonly items: readonly NavigationItem[] }) => (
  <nav className={styles.list} aria-label={message("navigation.main")}>
    {items.map((item) => (
      <NavigationEntry key={item.key} item={item} className={styles.item}>
        <NavigationIcon icon={item.icon} />
        <span className={styles.label}>{item.label}</span>
        <EntryCount count={item.count} />
      </NavigationEntry>
    ))}
  </nav>
);
