import styles from "./move-arrow.module.css";

/** Where a price went. Not for the plates of a list: those are painted without React. */
export const MoveArrow = ({ move }: { readonly move: "up" | "down" }) => (
  <span className={styles.arrow} data-move={move} aria-hidden="true" />
);
