import { useEffect, useRef } from "react";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./search.module.css";

interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Return was pressed. */
  readonly onDone: () => void;
  /** In the header of a wide page. */
  readonly small?: boolean;
  readonly autoFocus?: boolean;
  readonly onFocus?: () => void;
}

export const SearchField = ({ text, onText, onDone, small, autoFocus = false, onFocus }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const handleKey = (event: React.KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === "Escape" && text !== "") {
      event.stopPropagation();
      onText("");
    }
    if (event.key === "Enter") onDone();
  };
  return (
    <div className={styles.search} data-small={small}>
      <Icon name="search" />
      <input
        ref={field}
        className={styles.field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        data-search-input
        aria-label={message("search.label")}
        placeholder={message("search.label")}
        value={text}
        onFocus={onFocus}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={handleKey}
      />
      {text !== "" && (
        <button
          type="button"
          className={styles.clear}
          aria-label={message("search.clear")}
          onClick={() => {
            onText("");
            field.current?.focus();
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
};
