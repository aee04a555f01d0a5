import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./search-activator.module.css";

/** A button that becomes the search field when it is pressed. */
export const SearchActivator = ({ onOpen }: { readonly onOpen: () => void }) => (
  <button type="button" className={styles.activator} aria-expanded={false} data-search-opener onClick={onOpen}>
    <Icon name="search" />
    <span>{message("search.label")}</span>
    <kbd>/</kbd>
  </button>
);
