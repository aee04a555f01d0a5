import { ruleBoundsOf } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import { useMoney } from "../../../data/tickets/ticket-settings.ts";
import { message } from "../../../i18n/message.ts";
import styles from "./cashout-dialog.module.css";

/** What a rule is weighed against. */
export const AutoFigures = ({ bet }: { readonly bet: Bet }) => {
  const money = useMoney(bet.currency);
  const { offered, limit } = ruleBoundsOf(bet);
  return (
    <dl className={styles.rows}>
      <div className={styles.row}>
        <dt>{message("rules.auto.stake")}</dt>
        <dd>{money(bet.payin.stake)}</dd>
      </div>
      <div className={styles.row}>
        <dt>{message("ticket.payout.possible")}</dt>
        <dd>{money(limit)}</dd>
      </div>
      <div className={styles.row}>
        <dt>{message("rules.auto.available")}</dt>
        <dd data-offer={offered > 0n}>{offered > 0n ? money(offered) : message("cashout.unavailable")}</dd>
      </div>
    </dl>
  );
};
