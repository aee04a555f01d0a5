import type { ReactNode } from "react";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./ticket.module.css";

interface NarrowHeadProps {
  readonly title: string;
  /** Null where there is nothing to go back to. */
  readonly onBack: (() => void) | null;
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

export const NarrowHead = ({ title, onBack, below, children }: NarrowHeadProps) => (
  <header className={styles.narrowHead} data-back={onBack !== null}>
    {onBack && <IconButton icon="back" size={22} label={message("actions.back")} onClick={onBack} />}
    <div className={styles.heading}>
      <h2 className={styles.narrowTitle}>{title}</h2>
      {below && <p className={styles.placed}>{below}</p>}
    </div>
    {children}
  </header>
);
