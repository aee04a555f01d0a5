import { ruleBoundsOf } from "@touchline/betting";
import { type Bet, MOST_RULES } from "@touchline/protocol";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { formatCount } from "../../../i18n/numbers.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import styles from "./cashout-dialog.module.css";
import { NewRule } from "./new-rule.tsx";
import { RuleList } from "./rule-list.tsx";
import { inOrderOfAmount, ruleSort, SORT_ICONS } from "./rule-sorts.ts";
import { ValueScale } from "./value-scale.tsx";

interface RulesFormProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
}

const RulesNote = () => (
  <p className={styles.note}>
    <Icon name="info" size={16} />
    {message("rules.note")}
  </p>
);

/** All rules of a bet in one place, and the next. */
export const RulesForm = ({ ticket, bet }: RulesFormProps) => {
  const rules = inOrderOfAmount(bet);
  const marks = rules.map(({ rule, amount }) => ({ id: rule.id, amount, icon: SORT_ICONS[ruleSort(rule)] }));
  return (
    <div className={styles.content}>
      <ValueScale bounds={ruleBoundsOf(bet)} currency={bet.currency} marks={marks} />
      <RuleList ticket={ticket} bet={bet} rules={rules.map(({ rule }) => rule)} />
      {rules.length < MOST_RULES ? (
        <NewRule ticket={ticket} bet={bet}>
          <RulesNote />
        </NewRule>
      ) : (
        <>
          <Notice tone="info">{message("rules.most", { count: formatCount(MOST_RULES) })}</Notice>
          <RulesNote />
        </>
      )}
    </div>
  );
};
