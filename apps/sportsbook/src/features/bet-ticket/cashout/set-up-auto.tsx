import { type Amount, ruleBoundsOf, ruleProblem } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import { useMoney } from "../../../data/tickets/ticket-settings.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import { QuickStakes } from "../../../ui/quick-stakes.tsx";
import { AmountInput } from "./amount-input.tsx";
import { AutoFigures } from "./auto-figures.tsx";
import { boundsHint, problemText } from "./bounds-text.ts";
import styles from "./cashout-dialog.module.css";
import { DialogAnswers } from "./dialog-answers.tsx";
import { quickAmounts, shortMoney } from "./quick-amounts.ts";
import { RuleFailure } from "./rule-failure.tsx";
import { useRuleAttempt } from "./use-rule-attempt.ts";
import { ValueScale } from "./value-scale.tsx";

interface SetUpAutoProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly narrow: boolean;
  readonly onClose: () => void;
}

export const SetUpAuto = ({ ticket, bet, narrow, onClose }: SetUpAutoProps) => {
  const { currency } = bet;
  const money = useMoney(currency);
  const [amount, setAmount] = useState<Amount | null>(null);
  const { isBusy, failed, attempt } = useRuleAttempt(ticket, onClose);
  const bounds = ruleBoundsOf(bet);
  const problem = amount === null ? null : ruleProblem({ kind: "target", amount }, bet);
  const create = (): void => {
    if (amount === null || problem !== null) return;
    attempt(() => ticket.addRule({ kind: "target", amount, part: null, notifyOnly: false, from: null }));
  };
  return (
    <div className={styles.content}>
      <p className={styles.intro}>{message("rules.auto.intro")}</p>
      <AutoFigures bet={bet} />
      {narrow && <ValueScale bounds={bounds} currency={currency} point={amount} />}
      <AmountInput
        label={message("rules.auto.amount")}
        currency={currency}
        value={amount}
        onEnter={setAmount}
        hint={boundsHint("target", bounds, money)}
        error={problem && problemText("target", problem, bounds, money)}
      />
      <QuickStakes
        label={message("rules.auto.quick")}
        stakes={quickAmounts(bounds).map((quick) => ({ id: String(quick), text: shortMoney(quick, currency, money) }))}
        onChoose={(id) => setAmount(BigInt(id))}
      />
      <RuleFailure failed={failed} doing="add" />
      <DialogAnswers narrow={narrow} onCancel={onClose}>
        <Button kind="primary" disabled={amount === null || problem !== null} busy={isBusy} onClick={create}>
          {amount === null || problem !== null
            ? message("rules.auto.create")
            : message("rules.auto.createAt", { amount: money(amount) })}
        </Button>
      </DialogAnswers>
    </div>
  );
};
