import { type KeyboardEvent, useRef } from "react";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./leagues-sheet.module.css";

interface FindFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

export const FindField = ({ text, onText }: FindFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  /** The first Escape clears the text, the next closes the sheet. */
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || text === "") return;
    event.stopPropagation();
    onText("");
  };
  return (
    <div className={styles.find}>
      <Icon name="search" />
      <input
        ref={field}
        className={styles.field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        aria-label={message("tree.find")}
        placeholder={message("tree.find")}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={handleKey}
      />
      {text !== "" && (
        <button
          type="button"
          className={styles.clearFind}
          aria-label={message("tree.clearFind")}
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
