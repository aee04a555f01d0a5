import { ruleBoundsOf } from "@touchline/betting";
import { type Bet, type CashoutRule, MOST_RULES } from "@touchline/protocol";
import { type ReactNode, useState } from "react";
import { useMoney, type WriteMoney } from "../../../data/tickets/tickets-context.ts";
import type { NewRuleInput, Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { formatCount } from "../../../i18n/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconChoice } from "../../../ui/icon-choice.tsx";
import { Notice } from "../../../ui/notice.tsx";
import styles from "./cashout-dialog.module.css";
import { EntryFields } from "./entry-fields.tsx";
import { matchMeant, minuteMatches } from "./minute-matches.ts";
import { RuleFailure, useRuleAttempt } from "./rule-attempt.tsx";
import { NO_ENTRY, ruleOf } from "./rule-entry.ts";
import { RuleItem } from "./rule-item.tsx";
import { inOrderOfAmount, RULE_SORTS, ruleSort, SORT_ICONS } from "./rule-sorts.ts";
import ruleListStyles from "./rules.module.css";
import newRuleStyles from "./rules.module.css";
import { ValueScale } from "./value-scale.tsx";

interface NewRuleProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  /** A note about the rule, shown before it is added. */
  readonly children: ReactNode;
}

const addText = (rule: NewRuleInput | null, money: WriteMoney): string => {
  if (!rule) return message("rules.add");
  const amount = money(rule.amount);
  return rule.from
    ? message("rules.addFrom", { minute: formatCount(rule.from.minute), amount })
    : message("rules.addAt", { amount });
};

/** The form for a new rule. It is emptied once the rule was added; its kind stays chosen. */
const NewRule = ({ ticket, bet, children }: NewRuleProps) => {
  const money = useMoney(bet.currency);
  const [entered, setEntry] = useState(NO_ENTRY);
  const clear = (): void => setEntry({ ...NO_ENTRY, sort: entered.sort });
  const { isBusy, failed, attempt } = useRuleAttempt(ticket, clear);
  const matches = minuteMatches(bet, Date.now());
  const entry = { ...entered, eventId: matchMeant(matches, entered.eventId) };
  const rule = ruleOf(entry, bet);
  return (
    <section className={newRuleStyles.new}>
      <h3 className={newRuleStyles.newTitle}>{message("rules.new")}</h3>
      <IconChoice
        label={message("rules.kinds")}
        options={RULE_SORTS.map((id) => ({
          id,
          text: message(`rules.kind.${id}`),
          icon: SORT_ICONS[id],
          disabled: id === "minute" && matches.length === 0,
        }))}
        value={entry.sort}
        onChange={(sort) => setEntry({ ...entered, sort })}
      />
      <EntryFields bet={bet} entry={entry} matches={matches} onChange={setEntry} />
      {matches.length === 0 && <p className={newRuleStyles.without}>{message("rules.noMatch")}</p>}
      {children}
      <RuleFailure failed={failed} doing="add" />
      <div className={newRuleStyles.add}>
        <Button
          kind="primary"
          block
          disabled={rule === null}
          busy={isBusy}
          onClick={() => rule && attempt(() => ticket.addRule(rule))}
        >
          {addText(rule, money)}
        </Button>
      </div>
    </section>
  );
};

interface RuleListProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  /** In order of amount. */
  readonly rules: readonly CashoutRule[];
}

const RuleList = ({ ticket, bet, rules }: RuleListProps) => {
  if (rules.length === 0) return null;
  return (
    <ul className={ruleListStyles.list} aria-label={message("rules.list")}>
      {rules.map((rule) => (
        <RuleItem key={rule.id} ticket={ticket} bet={bet} rule={rule} />
      ))}
    </ul>
  );
};

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

/** All rules of a bet, and the form for a new one. */
export const RulesForm = ({ ticket, bet }: RulesFormProps) => {
  const rules = inOrderOfAmount(bet);
  const ticks = rules.map(({ rule, amount }) => ({ id: rule.id, amount, icon: SORT_ICONS[ruleSort(rule)] }));
  return (
    <div className={styles.content}>
      <ValueScale bounds={ruleBoundsOf(bet)} currency={bet.currency} ticks={ticks} />
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
