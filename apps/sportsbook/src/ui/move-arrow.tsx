import styles from "./move-arrow.module.css";

/** Direction of a price change. Not for lists: their prices are painted without React. */
export const MoveArrow = ({ move }: { readonly move: "up" | "down" }) => (
  <span className={styles.arrow} data-move={move} aria-hidden="true" />
);
