import type { ReactNode } from "react";
import styles from "./preferences.module.css";

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export const Section = ({ title, note, children }: SectionProps) => (
  <section className={styles.section}>
    <header className={styles.sectionHead}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {note && <span className={styles.note}>{note}</span>}
    </header>
    {children}
  </section>
);
