import { messages } from "../../i18n/messages.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./navigation.module.css";
import type { NavigationItem } from "./navigation-items.ts";

export const BottomBar = ({ items }: { readonly items: readonly NavigationItem[] }) => (
  <nav className={styles.bottomBar} aria-label={messages.mainNavigation}>
    {items.map(({ key, label, icon, href, current, count }) => (
      <a key={key} className={styles.destination} href={href} aria-current={current ? "page" : undefined}>
        <Icon name={icon} size={22} />
        {label}
        {count !== undefined && (
          <span className={styles.badge} role="img" aria-label={messages.liveEvents(count)}>
            {formatCount(count)}
          </span>
        )}
      </a>
    ))}
  </nav>
);
