import styles from "./segments.module.css";

export interface SegmentLink {
  readonly href: string;
  readonly label: string;
  readonly count: string | undefined;
  readonly current: boolean;
}

/** One of several, as links: the choice is part of the address. */
export const Segments = ({ label, links }: { readonly label: string; readonly links: readonly SegmentLink[] }) => (
  <nav className={styles.segments} aria-label={label}>
    {links.map((link) => (
      <a key={link.label} className={styles.segment} href={link.href} aria-current={link.current}>
        {link.label}
        {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
      </a>
    ))}
  </nav>
);
