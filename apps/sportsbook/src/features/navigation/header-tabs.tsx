import { message } from "../../i18n/message.ts";
import styles from "./navigation.module.css";
import { LiveCount, NavigationEntry } from "./navigation-entry.tsx";
import type { NavigationItem } from "./navigation-items.ts";

export const HeaderTabs = ({ items }: { readonly items: readonly NavigationItem[] }) =>
  items.length > 0 && (
    <nav className={styles.tabs} aria-label={message("navigation.main")}>
      {items.map((item) => (
        <NavigationEntry key={item.key} item={item} className={styles.tab}>
          {item.label}
          <LiveCount count={item.count} />
        </NavigationEntry>
      ))}
    </nav>
  );
