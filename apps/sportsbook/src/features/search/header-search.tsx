import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./header-search.module.css";

interface ActivatorProps {
  readonly href: string;
  readonly current: boolean;
}

/** Leads to the search page. */
export const SearchActivator = ({ href, current }: ActivatorProps) => (
  <a className={styles.opener} href={href} aria-current={current ? "page" : undefined}>
    <Icon name="search" />
    <span>{message("search.label")}</span>
    <kbd>/</kbd>
  </a>
);

interface InputProps {
  readonly text: string;
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
}

/** Searches from the header itself: the results take the place of the offer. */
export const SearchInput = ({ text, onOpen, onText }: InputProps) => (
  <search className={styles.opener}>
    <Icon name="search" />
    <input
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={60}
      data-search-input
      aria-label={message("search.label")}
      placeholder={message("search.label")}
      value={text}
      onFocus={onOpen}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => event.key === "Escape" && onText("")}
    />
  </search>
);
