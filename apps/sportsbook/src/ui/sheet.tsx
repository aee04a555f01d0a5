import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "./sheet.module.css";

interface SheetProps {
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel over the page: from below on a phone, from the side on a tablet. Focus stays inside and goes back when it closes. */
export const Sheet = ({ label, open, onClose, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const closeOnScrim = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog ref={dialog} className={styles.sheet} aria-label={label} onClose={onClose} onClick={closeOnScrim}>
      {open && <div className={styles.body}>{children}</div>}
    </dialog>
  );
};
