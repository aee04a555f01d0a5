import { type Amount, ruleBoundsOf, ruleProblem } from "@touchline/betting";
import type { Bet, CashoutRule } from "@touchline/protocol";
import { useState } from "react";
import { useMoney } from "../../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { useIsNarrow } from "../../../entities/viewport/use-is-narrow.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import { QuickStakes } from "../../../ui/quick-stakes.tsx";
import { AmountInput } from "./amount-input.tsx";
import { boundsHint, problemText } from "./bounds-text.ts";
import styles from "./cashout-dialog.module.css";
import { CashoutDialog, DialogAnswers } from "./cashout-dialog.tsx";
import { quickAmounts, shortMoney } from "./quick-amounts.ts";
import { RuleFailure, useRuleAttempt } from "./rule-attempt.tsx";
import { ValueScale } from "./value-scale.tsx";

/** Figures to choose the target by. */
const AutoFigures = ({ bet }: { readonly bet: Bet }) => {
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

interface SetUpAutoProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly onClose: () => void;
}

const SetUpAuto = ({ ticket, bet, onClose }: SetUpAutoProps) => {
  const isNarrow = useIsNarrow();
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
      {isNarrow && <ValueScale bounds={bounds} currency={currency} point={amount} />}
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
      <DialogAnswers onCancel={onClose}>
        <Button kind="primary" disabled={amount === null || problem !== null} busy={isBusy} onClick={create}>
          {amount === null || problem !== null
            ? message("rules.auto.create")
            : message("rules.auto.createAt", { amount: money(amount) })}
        </Button>
      </DialogAnswers>
    </div>
  );
};

interface DeleteAutoProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly rule: CashoutRule;
  readonly onClose: () => void;
}

const DeleteAuto = ({ ticket, bet, rule, onClose }: DeleteAutoProps) => {
  const money = useMoney(bet.currency);
  const { isBusy, failed, attempt } = useRuleAttempt(ticket, onClose);
  return (
    <div className={styles.content}>
      <p className={styles.intro}>{message("rules.auto.remove", { amount: money(rule.amount) })}</p>
      <AutoFigures bet={bet} />
      <RuleFailure failed={failed} doing="remove" />
      <DialogAnswers onCancel={onClose}>
        <Button kind="danger" busy={isBusy} onClick={() => attempt(() => ticket.removeRule(rule))}>
          {message("rules.removeAuto")}
        </Button>
      </DialogAnswers>
    </div>
  );
};

interface ContentProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly onClose: () => void;
}

interface AutoDialogProps extends ContentProps {
  readonly open: boolean;
  readonly returnTo?: () => HTMLElement | null;
}

/** The rule that cashes out in full at a target. */
export const autoRuleOf = ({ rules, autoCashoutRule }: Bet): CashoutRule | null =>
  rules.find(({ id }) => id === autoCashoutRule?.id) ?? null;

/** The content is chosen when the dialog opens, so that it does not change while the dialog closes. */
const Content = (props: ContentProps) => {
  const [rule] = useState(() => autoRuleOf(props.bet));
  return rule ? <DeleteAuto {...props} rule={rule} /> : <SetUpAuto {...props} />;
};

/** Sets up the automatic full cash-out, or deletes the existing one. */
export const AutoDialog = ({ open, returnTo, ...content }: AutoDialogProps) => (
  <CashoutDialog title={message("rules.auto.title")} open={open} onClose={content.onClose} returnTo={returnTo}>
    <Content {...content} />
  </CashoutDialog>
);
