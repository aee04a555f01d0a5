import type { Bet } from "@touchline/protocol";
import { type ReactNode, useState } from "react";
import { useMoney, type WriteMoney } from "../../../data/tickets/ticket-settings.ts";
import type { NewRuleInput, Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { formatCount } from "../../../i18n/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { IconChoice } from "../../../ui/icon-choice.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { matchMeant, minuteMatches } from "./minute-matches.ts";
import { NO_ENTRY, ruleOf } from "./rule-entry.ts";
import { RuleFailure } from "./rule-failure.tsx";
import { RULE_SORTS, SORT_ICONS } from "./rule-sorts.ts";
import styles from "./rules.module.css";
import { useRuleAttempt } from "./use-rule-attempt.ts";

interface NewRuleProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  /** What is to be known before it is added. */
  readonly children: ReactNode;
}

const addText = (rule: NewRuleInput | null, money: WriteMoney): string => {
  if (!rule) return message("rules.add");
  const amount = money(rule.amount);
  return rule.from
    ? message("rules.addFrom", { minute: formatCount(rule.from.minute), amount })
    : message("rules.addAt", { amount });
};

/** The next rule. What was typed goes once the rule is there; its sort stays chosen. */
export const NewRule = ({ ticket, bet, children }: NewRuleProps) => {
  const money = useMoney(bet.currency);
  const [entered, setEntry] = useState(NO_ENTRY);
  const clear = (): void => setEntry({ ...NO_ENTRY, sort: entered.sort });
  const { isBusy, failed, attempt } = useRuleAttempt(ticket, clear);
  const matches = minuteMatches(bet, Date.now());
  const entry = { ...entered, eventId: matchMeant(matches, entered.eventId) };
  const rule = ruleOf(entry, bet);
  return (
    <section className={styles.new}>
      <h3 className={styles.newTitle}>{message("rules.new")}</h3>
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
      {matches.length === 0 && <p className={styles.without}>{message("rules.noMatch")}</p>}
      {children}
      <RuleFailure failed={failed} doing="add" />
      <div className={styles.add}>
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
