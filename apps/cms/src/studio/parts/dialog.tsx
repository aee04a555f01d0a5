import { type ReactNode, useEffect, useId, useRef } from "react";
import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";
import controls from "./controls.module.css";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

interface DialogProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own: it keeps the focus inside, and Escape closes it. */
export const Dialog = ({ title, isWide = false, onClose, children }: DialogProps) => {
  const words = useWords(shellWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={controls.iconButton} aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
};
