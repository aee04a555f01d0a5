import { message } from "../../i18n/message.ts";
import styles from "./balance.module.css";

/** The balance. Only the amount is visible; its label is for screen readers. */
export const Balance = ({ text }: { readonly text: string }) => (
  <span className={styles.balance}>
    <span className={styles.visuallyHidden}>{message("header.balance", { amount: text })}</span>
    <span aria-hidden="true">{text}</span>
  </span>
);
