import type { Bet, CashoutRule } from "@touchline/protocol";
import { useEffect, useRef, useState } from "react";
import { useMoney } from "../../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RuleFailure, useRuleAttempt } from "./rule-attempt.tsx";
import { ruleDeed, ruleName, ruleSort, SORT_ICONS } from "./rule-sorts.ts";
import styles from "./rules.module.css";

interface RuleItemProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly rule: CashoutRule;
}

/** The buttons are replaced, so the focus goes to the first new one. */
const useFocusOnTurn = (turn: boolean) => {
  const place = useRef<HTMLLIElement>(null);
  const last = useRef(turn);
  useEffect(() => {
    if (last.current !== turn) place.current?.querySelector("button")?.focus();
    last.current = turn;
  }, [turn]);
  return place;
};

/** A rule, or the confirmation of its removal. */
export const RuleItem = ({ ticket, bet, rule }: RuleItemProps) => {
  const money = useMoney(bet.currency);
  const [isAsking, setIsAsking] = useState(false);
  const place = useFocusOnTurn(isAsking);
  const keep = (): void => setIsAsking(false);
  // Removing the rule removes its buttons, so the focus is moved within the dialog.
  const leave = (): void => place.current?.closest<HTMLElement>("[role=dialog]")?.focus();
  const { isBusy, failed, attempt } = useRuleAttempt(ticket, leave);
  const name = ruleName(rule, bet, money);
  return (
    <li ref={place} className={styles.item}>
      <div className={styles.itemRow}>
        <span className={styles.icon}>
          <Icon name={SORT_ICONS[ruleSort(rule)]} size={20} />
        </span>
        <p className={styles.words}>
          <b>{name}</b>
          {isAsking ? message("rules.removeAsk") : ruleDeed(rule, bet, money)}
        </p>
        {isAsking ? (
          <span className={styles.question}>
            <Button small onClick={keep}>
              {message("rules.keep")}
            </Button>
            <Button small kind="danger" busy={isBusy} onClick={() => attempt(() => ticket.removeRule(rule))}>
              {message("rules.remove")}
            </Button>
          </span>
        ) : (
          <IconButton
            icon="trash"
            size={18}
            label={message("rules.removeNamed", { rule: name })}
            onClick={() => setIsAsking(true)}
          />
        )}
      </div>
      <RuleFailure failed={failed} doing="remove" />
    </li>
  );
};
