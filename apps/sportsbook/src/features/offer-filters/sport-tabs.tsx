import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import type { FilterLink } from "./filter-links.ts";
import styles from "./filters.module.css";

export const SportTabs = ({ links }: { readonly links: readonly FilterLink[] }) => (
  <nav className={styles.tabs} aria-label={message("tree.sports")}>
    {links.map(({ key, label, href, current, count, icon }) => (
      <a key={key} className={styles.tab} href={href} aria-current={current}>
        <Icon name={icon ?? "grid"} size={22} />
        <span className={styles.tabCount}>{count}</span>
        <span className={styles.tabName}>{label}</span>
      </a>
    ))}
  </nav>
);
