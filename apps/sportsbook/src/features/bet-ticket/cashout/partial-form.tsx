import type { Amount } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useMoney } from "../../../data/tickets/ticket-settings.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { CashoutButton } from "../../../ui/cashout-button.tsx";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import styles from "./cashout-dialog.module.css";
import { DialogAnswers } from "./dialog-answers.tsx";
import { EndedRules } from "./ended-rules.tsx";
import { openStakeOf, partFigures, percentOf } from "./part-figures.ts";
import { partLook } from "./part-look.ts";
import { PartShortcuts } from "./part-shortcuts.tsx";
import { PartSlider } from "./part-slider.tsx";
import { PartTable } from "./part-table.tsx";
import partial from "./partial.module.css";

interface PartialFormProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly narrow: boolean;
  readonly onClose: () => void;
}

const HALF = 50n;

/** All or a part of what is open. A new offer changes what it pays, never what was chosen. */
export const PartialForm = ({ ticket, bet, narrow, onClose }: PartialFormProps) => {
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

  // Another part is another question.
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
      <DialogAnswers narrow={narrow} onCancel={onClose}>
        <CashoutButton
          {...partLook(bet, figures, state, narrow, money)}
          onPress={() => ticket.tapCashout(isAll ? null : part, "ticket_check")}
        />
      </DialogAnswers>
    </div>
  );
};
