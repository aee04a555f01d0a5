import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import type { BlockProps } from "./home-context.ts";
import styles from "./homepage.module.css";

/** The way to the search on a phone; a wide page has one in its header. */
export const SearchBlock = ({ home: { isNarrow, hrefOf } }: BlockProps<"search">) =>
  isNarrow && (
    <a className={styles.search} href={hrefOf({ view: "sports", filters: { page: "search" } })}>
      <Icon name="search" />
      {message("search.label")}
    </a>
  );
