import { type Betslip, selectionsOf } from "@touchline/betting";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./foot.module.css";

/** With a match in play on the slip: the book looks at the bet a while before it takes it. */
export const LiveDelayNotice = ({ slip }: { readonly slip: Betslip }) => {
  if (!selectionsOf(slip).some(({ game }) => game === "LIVE")) return null;
  return (
    <p className={styles.delay}>
      <Icon name="clock" size={14} />
      <span>
        <b>{message("gambling.liveDelay.lead")}</b> {message("gambling.liveDelay.rest")}
      </span>
    </p>
  );
};
