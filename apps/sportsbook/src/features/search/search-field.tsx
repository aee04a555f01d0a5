import { useEffect, useRef } from "react";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./search.module.css";

interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

export const SearchField = ({ text, onText }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={field}
        className={styles.field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        aria-label={message("search.label")}
        placeholder={message("search.label")}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onText("")}
      />
      {text !== "" && (
        <button type="button" className={styles.clear} aria-label={message("search.clear")} onClick={() => onText("")}>
          <Icon name="x" />
        </button>
      )}
    </search>
  );
};
