import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { SearchField } from "../../features/search/search-field.tsx";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useServices } from "../services.ts";
import { SearchResultsList } from "./search-results-list.tsx";
import styles from "./search-screen.module.css";

const TILE = 96;

/** Return on a phone's keyboard closes the keyboard. */
const putKeyboardAway = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

export const SearchScreen = () => {
  const config = useConfig();
  const { navigation, search } = useServices();
  const text = useStore(search.text);
  const isNarrow = useIsNarrow();
  const hasField = isNarrow || config.general.search.desktop === "activator";
  const handleDone = (): void => {
    search.remember();
    if (isNarrow) putKeyboardAway();
  };
  return (
    <search className={isNarrow ? `${styles.page} ${styles.narrow}` : styles.page}>
      {hasField && (
        <div className={styles.head}>
          {isNarrow && <IconButton icon="back" label={message("actions.back")} onClick={navigation.back} />}
          <SearchField text={text} autoFocus onText={search.type} onDone={handleDone} />
        </div>
      )}
      <SearchResultsList tile={TILE} />
    </search>
  );
};
