import type { Bet, CashoutRule } from "@touchline/protocol";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { RuleItem } from "./rule-item.tsx";
import styles from "./rules.module.css";

interface RuleListProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  /** In order of amount. */
  readonly rules: readonly CashoutRule[];
}

export const RuleList = ({ ticket, bet, rules }: RuleListProps) => {
  if (rules.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={message("rules.list")}>
      {rules.map((rule) => (
        <RuleItem key={rule.id} ticket={ticket} bet={bet} rule={rule} />
      ))}
    </ul>
  );
};
