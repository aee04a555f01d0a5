import { message } from "../../i18n/message.ts";
import styles from "./balance.module.css";

/** What can be staked. The figure alone is seen; what it is, is said. */
export const Balance = ({ text }: { readonly text: string }) => (
  <span className={styles.balance}>
    <span className={styles.said}>{message("header.balance", { amount: text })}</span>
    <span aria-hidden="true">{text}</span>
  </span>
);
