import { MoveArrow } from "../../../ui/move-arrow.tsx";
import styles from "./record.module.css";
import type { Move } from "./record-facts.ts";

/** A price, and where it went. */
export const ShownPrice = ({ text, move }: { readonly text: string; readonly move: Move | null }) => (
  <span className={styles.moved} data-move={move}>
    {text}
    {move && <MoveArrow move={move} />}
  </span>
);
