import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** Shown above the question, which is then centred. */
  readonly icon?: string;
  /** How to leave without an answer. A dialog that must be answered has none: Escape and the scrim do nothing. */
  readonly close?: { readonly label: string; readonly onClose: () => void };
  readonly children: ReactNode;
}

/**
 * A question over the page. Focus goes to the question itself, so that no answer is suggested, stays inside and goes back
 * when it closes.
 */
export const Dialog = ({ open, title, text, icon, close, children }: DialogProps) => {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={open} disablePointerDismissal={!close} onOpenChange={(next) => !next && close?.onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.dialog}
            ref={popup}
            role={close ? "dialog" : "alertdialog"}
            initialFocus={popup}
          >
            <header className={styles.head} data-centred={icon !== undefined}>
              {icon && (
                <span className={styles.icon}>
                  <Icon name={icon} size={26} />
                </span>
              )}
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {close && (
                <BaseDialog.Close className={styles.close} aria-label={close.label} data-tooltip="top">
                  <Icon name="x" size={20} />
                </BaseDialog.Close>
              )}
            </header>
            {text && <BaseDialog.Description className={styles.text}>{text}</BaseDialog.Description>}
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};
