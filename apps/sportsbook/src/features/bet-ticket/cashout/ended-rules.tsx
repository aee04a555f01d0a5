import type { Bet } from "@touchline/protocol";
import { useMoney } from "../../../data/tickets/ticket-settings.ts";
import { message } from "../../../i18n/message.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./cashout-dialog.module.css";

/** A cash-out by hand ends the rules, and says so before. */
export const EndedRules = ({ bet: { rules, autoCashoutRule, currency } }: { readonly bet: Bet }) => {
  const money = useMoney(currency);
  if (rules.length === 0) return null;
  const isAutoAlone = rules.length === 1 && autoCashoutRule !== null;
  return (
    <p className={styles.note}>
      <Icon name="info" size={16} />
      {isAutoAlone
        ? message("cashout.endsAuto", { amount: money(autoCashoutRule.amount) })
        : message("cashout.endsRules", { count: rules.length })}
    </p>
  );
};
