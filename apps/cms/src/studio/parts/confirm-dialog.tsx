import type { ReactNode } from "react";
import controls from "./controls.module.css";
import styles from "./dialog.module.css";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({ title, confirm, cancel, onConfirm, onClose, children }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    {children}
    <div className={styles.buttons}>
      <button type="button" className={controls.lineButton} onClick={onClose}>
        {cancel}
      </button>
      <button type="button" className={controls.primaryButton} onClick={onConfirm}>
        {confirm}
      </button>
    </div>
  </Dialog>
);
