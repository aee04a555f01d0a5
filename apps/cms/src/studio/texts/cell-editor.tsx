import { type KeyboardEvent, useId, useRef, useState } from "react";
import controls from "../parts/controls.module.css";
import { textsWords } from "../words/texts.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./texts.module.css";

interface CellEditorProps {
  readonly label: string;
  readonly language: string;
  readonly initial: string;
  /** Names of the placeholders that the text must keep. */
  readonly placeholders: readonly string[];
  /** Why a text cannot be saved; null where it can. */
  readonly problemOf: (text: string) => string | null;
  /** Every text that could be saved, while it is written. */
  readonly onDraft?: (text: string) => void;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** A text in its place. Enter saves it, Escape leaves it as it was; a placeholder is inserted by its chip. */
export const CellEditor = (props: CellEditorProps) => {
  const { label, language, initial, placeholders, problemOf, onDraft, onSave, onCancel } = props;
  const words = useWords(textsWords);
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const reason = useId();
  const problem = problemOf(text);
  const write = (next: string): void => {
    setText(next);
    if (!problemOf(next)) onDraft?.(next);
  };
  const insert = (name: string): void => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    write(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`);
    field.current?.focus();
  };
  const save = (): void => {
    if (!problem) onSave(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onCancel();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    save();
  };
  return (
    <div className={styles.editor}>
      <textarea
        ref={field}
        lang={language}
        dir="auto"
        rows={Math.min(5, Math.ceil((text.length + 1) / 34))}
        value={text}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem ? reason : undefined}
        // biome-ignore lint/a11y/noAutofocus: the editor pressed the cell to write in it
        autoFocus
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.editorTools}>
        {placeholders.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.chipButton}
            aria-label={words.insert(name)}
            onClick={() => insert(name)}
          >
            {name}
          </button>
        ))}
        <button type="button" className={controls.primaryButton} disabled={problem !== null} onClick={save}>
          {words.save}
        </button>
        <button type="button" className={controls.lineButton} onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
      {problem && (
        <p id={reason} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
};
