import type { ReactNode } from "react";
import { formatCount } from "../../i18n/numbers.ts";
import styles from "./search.module.css";

interface FoundGroupProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

export const FoundGroup = ({ title, count, children }: FoundGroupProps) => (
  <section aria-label={title}>
    <h2 className={styles.heading}>
      {title} <span className={styles.count}>{formatCount(count)}</span>
    </h2>
    {children}
  </section>
);
