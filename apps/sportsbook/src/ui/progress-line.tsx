import styles from "./progress-line.module.css";

/** Elapsed share of a match. Hidden from screen readers, because the clock has the time. */
export const ProgressLine = ({ share }: { readonly share: number }) => (
  <span className={styles.line} aria-hidden="true">
    <span className={styles.gone} style={{ width: `${share * 100}%` }} />
  </span>
);
