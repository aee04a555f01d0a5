import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./recommended.module.css";

/** The price of a pick, or that it cannot be bet on now. */
export const PickOdds = ({ odds }: { readonly odds: string | null }) =>
  odds === null ? (
    <span className={styles.locked} role="img" aria-label={message("price.suspended")}>
      <Icon name="lock" size={16} />
    </span>
  ) : (
    <b className={styles.odds}>{odds}</b>
  );
