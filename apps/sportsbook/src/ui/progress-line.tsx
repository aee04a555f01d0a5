import styles from "./progress-line.module.css";

/** How much of a match is gone, under its clock. The clock says it in words. */
export const ProgressLine = ({ share }: { readonly share: number }) => (
  <span className={styles.line} aria-hidden="true">
    <span className={styles.gone} style={{ width: `${share * 100}%` }} />
  </span>
);
