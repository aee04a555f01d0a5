import type { ReactNode } from "react";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./navigation.module.css";

interface PageHeadProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/** Replaces the brand's header on narrow pages about one thing. */
export const PageHead = ({ title, onBack, children }: PageHeadProps) => (
  <header className={styles.pageHead}>
    <IconButton icon="back" label={message("actions.back")} onClick={onBack} />
    <span className={styles.pageTitle} aria-hidden="true">
      {title}
    </span>
    {children}
  </header>
);
