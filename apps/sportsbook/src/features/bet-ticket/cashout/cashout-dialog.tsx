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
  /** The button that does it. */
  readonly children: ReactNode;
}

/** The way on and the way back: the thumb finds the one above, who reads finds it last. */
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
  /** Where the focus goes in the end, where the button that opened it may be gone. */
  readonly returnTo?: (() => HTMLElement | null) | undefined;
  /** Is there while it is open only: what was begun and left is begun anew. */
  readonly children: ReactNode;
}

/** What is asked about a cash-out: from below on a phone, in the middle of a wider page. */
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
