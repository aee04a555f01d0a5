import { useRecentRise } from "../../data/use-recent-rise.ts";
import styles from "./scoreboard.module.css";

/** A score; for a moment after it rose it stands out. */
export const Figure = ({ value }: { readonly value: number }) => (
  <span className={styles.figure} data-rose={useRecentRise(value)}>
    {value}
  </span>
);
