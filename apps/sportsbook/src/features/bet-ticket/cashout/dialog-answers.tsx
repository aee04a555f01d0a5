import type { ReactNode } from "react";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./cashout-dialog.module.css";

interface DialogAnswersProps {
  readonly narrow: boolean;
  readonly onCancel: () => void;
  /** The button that does it. */
  readonly children: ReactNode;
}

/** The way on and the way back: the thumb finds the one above, who reads finds it last. */
export const DialogAnswers = ({ narrow, onCancel, children }: DialogAnswersProps) => (
  <div className={styles.answers} data-narrow={narrow}>
    {narrow && children}
    <Button kind={narrow ? "ghost" : "outline"} onClick={onCancel}>
      {message("cashout.cancel")}
    </Button>
    {!narrow && children}
  </div>
);
