import type { Bet, CashoutRule } from "@touchline/protocol";
import { useMoney } from "../../../data/tickets/ticket-settings.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./cashout-dialog.module.css";
import { DialogAnswers } from "./dialog-answers.tsx";
import { RuleFailure } from "./rule-failure.tsx";
import { useRuleAttempt } from "./use-rule-attempt.ts";

interface DeleteAutoProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly rule: CashoutRule;
  readonly narrow: boolean;
  readonly onClose: () => void;
}

export const DeleteAuto = ({ ticket, bet, rule, narrow, onClose }: DeleteAutoProps) => {
  const money = useMoney(bet.currency);
  const { isBusy, failed, attempt } = useRuleAttempt(ticket, onClose);
  return (
    <div className={styles.content}>
      <p className={styles.intro}>{message("rules.auto.remove", { amount: money(rule.amount) })}</p>
      <RuleFailure failed={failed} doing="remove" />
      <DialogAnswers narrow={narrow} onCancel={onClose}>
        <Button kind="danger" busy={isBusy} onClick={() => attempt(() => ticket.removeRule(rule))}>
          {message("rules.removeAuto")}
        </Button>
      </DialogAnswers>
    </div>
  );
};
