import type { ReactNode } from "react";
import { useIsNarrow } from "../../../entities/viewport/use-is-narrow.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import styles from "./cashout-dialog.module.css";

interface DialogAnswersProps {
  readonly onCancel: () => void;
  /** The confirming button. */
  readonly children: ReactNode;
}

/** Buttons of the dialog. On a phone the confirming button is first, on a wide page last. */
export const DialogAnswers = ({ onCancel, children }: DialogAnswersProps) => {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.answers} data-narrow={isNarrow}>
      {isNarrow && children}
      <Button kind={isNarrow ? "ghost" : "outline"} onClick={onCancel}>
        {message("cashout.cancel")}
      </Button>
      {!isNarrow && children}
    </div>
  );
};

interface CashoutDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Gets the focus on close, because the button that opened it may be gone. */
  readonly returnTo?: (() => HTMLElement | null) | undefined;
  /** Mounted only while the dialog is open, so that it starts empty each time. */
  readonly children: ReactNode;
}

/** A sheet on a phone, a dialog on a wide page. */
export const CashoutDialog = ({ title, open, onClose, returnTo, children }: CashoutDialogProps) => {
  const isNarrow = useIsNarrow();
  const closeLabel = message("actions.close");
  if (!isNarrow)
    return (
      <Dialog open={open} title={title} close={{ label: closeLabel, onClose }}>
        {children}
      </Dialog>
    );
  return (
    <Sheet label={title} open={open} onClose={onClose} returnTo={returnTo}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton icon="x" label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </div>
    </Sheet>
  );
};
