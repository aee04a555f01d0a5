import { type Amount, formatAmount } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import { useEffect, useState } from "react";
import { useMoney, type WriteMoney } from "../../../data/tickets/tickets-context.ts";
import type { CashoutState, Ticket } from "../../../data/tickets/tickets-model.ts";
import { useStore } from "../../../data/use-store.ts";
import { type CashoutLook, cashoutLook } from "../../../entities/ticket/cashout-look.ts";
import { useIsNarrow } from "../../../entities/viewport/use-is-narrow.ts";
import { message } from "../../../i18n/message.ts";
import { formatShare } from "../../../i18n/numbers.ts";
import { CashoutButton } from "../../../ui/cashout-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { QuickStakes } from "../../../ui/quick-stakes.tsx";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import { Slider } from "../../../ui/slider.tsx";
import styles from "./cashout-dialog.module.css";
import { DialogAnswers } from "./cashout-dialog.tsx";
import { openStakeOf, type PartFigures, partChosen, partFigures, partWorthStake, percentOf } from "./part-figures.ts";
import partial from "./partial.module.css";
import partTableStyles from "./partial.module.css";
import partShortcutsStyles from "./partial.module.css";
import { shortMoney } from "./quick-amounts.ts";

interface PartSliderProps {
  readonly figures: PartFigures;
  readonly money: WriteMoney;
  readonly onChoose: (part: Amount) => void;
}

const TICKS = [0, 25, 50, 75, 100] as const;
const ENDS: Readonly<Record<number, () => string>> = {
  0: () => message("cashout.part.none"),
  100: () => message("cashout.part.whole"),
};

const percentText = (percent: number): string => ENDS[percent]?.() ?? formatShare(percent * 100);

/** The slider over the open stake, in steps of the smallest unit. */
const PartSlider = ({ figures, money, onChoose }: PartSliderProps) => {
  const { open, part, paid } = figures;
  return (
    <Slider
      label={message("cashout.part.slider")}
      value={Number(part)}
      min={0}
      max={Number(open)}
      step={1}
      keyStep={Number(percentOf(open, 1n))}
      largeStep={Number(percentOf(open, 10n))}
      valueText={message("cashout.part.spoken", { part: money(part), stake: money(open), amount: money(paid) })}
      ticks={TICKS.map((percent) => ({ value: (Number(open) * percent) / 100, text: percentText(percent) }))}
      snaps
      onChange={(value, by) => onChoose(partChosen(value, open, by))}
    />
  );
};

interface PartShortcutsProps {
  readonly figures: PartFigures;
  readonly currency: string;
  readonly money: WriteMoney;
  readonly onChoose: (part: Amount) => void;
}

const PERCENTS = [25n, 50n, 75n] as const;

const PartShortcuts = ({ figures, currency, money, onChoose }: PartShortcutsProps) => {
  const { open } = figures;
  const shares = PERCENTS.map((percent) => ({
    part: percentOf(open, percent),
    text: formatShare(Number(percent) * 100),
  }));
  const worthStake = partWorthStake(figures);
  const text = message("cashout.part.takeOut", { amount: shortMoney(open, currency, money) });
  const shortcuts = worthStake === null ? shares : [...shares, { part: worthStake, text }];
  return (
    <div className={partShortcutsStyles.shortcuts} data-stake={worthStake !== null}>
      <QuickStakes
        label={message("cashout.part.shortcuts")}
        stakes={shortcuts.map((shortcut) => ({ id: shortcut.text, text: shortcut.text }))}
        onChoose={(id) => {
          const chosen = shortcuts.find((shortcut) => shortcut.text === id);
          if (chosen) onChoose(chosen.part);
        }}
      />
    </div>
  );
};

interface PartTableProps {
  readonly figures: PartFigures;
  readonly money: WriteMoney;
}

const PartTable = ({ figures: { part, paid, stays, upTo }, money }: PartTableProps) => (
  <table className={partTableStyles.table}>
    <thead>
      <tr>
        <td />
        <th scope="col">{message("cashout.part.paidNow")}</th>
        <th scope="col">{message("cashout.part.stays")}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{message("slip.stake")}</th>
        <td>{money(part)}</td>
        <td>{money(stays)}</td>
      </tr>
      <tr>
        <th scope="row">{message("cashout.part.payout")}</th>
        <td>{money(paid)}</td>
        <td>{message("cashout.part.upTo", { amount: money(upTo) })}</td>
      </tr>
    </tbody>
  </table>
);

/** The cash-out button with the payout of the part. Disabled if the part pays nothing. */
const partLook = (
  { cashout, currency }: Pick<Bet, "cashout" | "currency">,
  { paid, offered }: Pick<PartFigures, "paid" | "offered">,
  state: CashoutState,
  isNarrow: boolean,
  money: WriteMoney,
): CashoutLook => {
  if (state.status === "idle" && offered > 0n && paid === 0n)
    return { state: "disallowed", text: message("cashout.part.choose") };
  const total = cashout.winnings.total === null ? null : formatAmount(paid, currency);
  return cashoutLook({ ...cashout, winnings: { total } }, state, isNarrow, money);
};

/** Warns that a manual cash-out ends the rules. */
const EndedRules = ({ bet: { rules, autoCashoutRule, currency } }: { readonly bet: Bet }) => {
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

interface PartialFormProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly onClose: () => void;
}

const HALF = 50n;

/** Full or partial cash-out. A new offer changes the payout, never the chosen part. */
export const PartialForm = ({ ticket, bet, onClose }: PartialFormProps) => {
  const isNarrow = useIsNarrow();
  const money = useMoney(bet.currency);
  const state = useStore(ticket.cashout);
  const [wanted, setWanted] = useState<Amount>(() => percentOf(openStakeOf(bet), HALF));
  const figures = partFigures(bet, wanted);
  const { open, offered, part, paid } = figures;
  const isAll = part === open;
  const isDone = state.status === "done";
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  // Another part needs a new confirmation.
  const choose = (next: Amount): void => {
    ticket.dropCashout();
    setWanted(next);
  };
  return (
    <div className={styles.content}>
      <SegmentedChoice
        label={message("cashout.part.label")}
        segments={[
          { id: "all", text: message("cashout.part.all", { amount: money(offered) }) },
          { id: "part", text: message("cashout.part.some") },
        ]}
        value={isAll ? "all" : "part"}
        onChange={(id) => choose(id === "all" ? open : percentOf(open, HALF))}
      />
      <div className={partial.now}>
        <p>
          {message("cashout.part.youGet")}
          <b className={partial.paid}>{money(paid)}</b>
        </p>
        <p className={partial.taken}>
          {message("cashout.part.taken")}
          <b>{message("cashout.part.of", { part: money(part), stake: money(open) })}</b>
        </p>
      </div>
      <PartSlider figures={figures} money={money} onChoose={choose} />
      <PartShortcuts figures={figures} currency={bet.currency} money={money} onChoose={choose} />
      <PartTable figures={figures} money={money} />
      <EndedRules bet={bet} />
      <DialogAnswers onCancel={onClose}>
        <CashoutButton
          {...partLook(bet, figures, state, isNarrow, money)}
          onPress={() => ticket.tapCashout(isAll ? null : part, "ticket_check")}
        />
      </DialogAnswers>
    </div>
  );
};
