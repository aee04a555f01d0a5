import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { message } from "../../../i18n/message.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./record-frame.module.css";

interface RecordFrameProps {
  readonly below: string;
  readonly beside: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A page of its own on a phone, a window over the ticket where there is room. The way back is the first thing in it. */
export const RecordFrame = ({ below, beside, onClose, children }: RecordFrameProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Focus goes back to where it came from.
    return () => current?.close();
  }, []);
  // Opened from within a line of text, whose looks it must not take on.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.frame}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.close}
          aria-label={message("actions.close")}
          data-tooltip="top"
          onClick={onClose}
        >
          <span className={styles.onPhone}>
            <Icon name="back" size={22} />
          </span>
          <span className={styles.onDesk}>
            <Icon name="x" size={20} />
          </span>
        </button>
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
            {message("record.title")}
          </h2>
          <p className={styles.below}>{below}</p>
        </div>
        {beside}
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>,
    document.body,
  );
};
