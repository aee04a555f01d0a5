import type { KeyboardEvent } from "react";
import { message } from "../../i18n/message.ts";
import { Flag, Icon } from "../../ui/icon.tsx";
import styles from "./sports-tree.module.css";
import type { TreeItem } from "./tree-items.ts";

interface TreeRowProps {
  readonly item: TreeItem;
  readonly onToggle: (key: string) => void;
}

/** The arrow that points into the tree, and the one that points out of it. */
const RIGHTWARD = ["ArrowRight", "ArrowLeft"] as const;
const LEFTWARD = ["ArrowLeft", "ArrowRight"] as const;

/** A row leads to its place and opens what is under it; the arrow, or the arrow keys, only open and close. */
export const TreeRow = ({ item, onToggle }: TreeRowProps) => {
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
