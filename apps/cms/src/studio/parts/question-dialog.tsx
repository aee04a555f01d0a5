import type { ReactNode } from "react";
import { useDoing } from "../data/use-doing.ts";
import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";
import controls from "./controls.module.css";
import styles from "./dialog.module.css";
import { Dialog } from "./dialog.tsx";
import { Refusal } from "./refusal.tsx";

interface QuestionDialogProps {
  readonly title: string;
  readonly yes: string;
  /** While it is done. */
  readonly doingIt: string;
  readonly brand: string;
  readonly onYes: () => Promise<unknown>;
  /** After it was done. */
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One question before something that is not taken back by a click. */
export const QuestionDialog = (props: QuestionDialogProps) => {
  const { title, yes, doingIt, brand, onYes, onDone, onClose, children } = props;
  const words = useWords(shellWords);
  const doing = useDoing();
  const answer = (): void =>
    doing.run(async () => {
      await onYes();
      onDone();
      onClose();
    });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.form}>
        {children}
        <Refusal doing={doing} draft={null} brand={brand} />
        <div className={styles.buttons}>
          <button type="button" className={controls.lineButton} onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className={controls.primaryButton} disabled={doing.isDoing} onClick={answer}>
            {doing.isDoing ? doingIt : yes}
          </button>
        </div>
      </div>
    </Dialog>
  );
};
