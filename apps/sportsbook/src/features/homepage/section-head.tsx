import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./homepage.module.css";

interface SectionHeadProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Where the rest is. */
  readonly more?: ReactNode;
}

export const SectionHead = ({ title, note, more }: SectionHeadProps) => (
  <header className={styles.head}>
    <h2 className={styles.title}>{title}</h2>
    {note !== undefined && <span className={styles.note}>{note}</span>}
    {more}
  </header>
);

export const MoreLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={styles.more} href={href}>
    {children}
    <Icon name="right" size={16} />
  </a>
);
