import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useMoney, useTicketSettings } from "../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../data/tickets/tickets-model.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { AutoDialog } from "./cashout/auto-dialog.tsx";
import { useOpenTicket } from "./open-ticket.ts";
import styles from "./summary.module.css";
import { type SummaryRow, type SummaryRowId, summaryRows } from "./summary-rows.ts";

interface RemoveRuleProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
}

/** Removes the automatic cash-out after a confirmation. Only on a wide page. */
const RemoveRule = ({ ticket, bet }: RemoveRuleProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="trash" size={18} label={message("rules.removeAuto")} onClick={() => setIsOpen(true)} />
      <AutoDialog ticket={ticket} bet={bet} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};

/** Columns of the wide layout: stake, taxes and bonuses, payout. */
const COLUMNS: readonly (readonly SummaryRowId[])[] = [
  ["odds", "combinations", "stake", "payinTax"],
  ["minPayout", "payoutTax", "payinBonus", "winningsBonus"],
  ["cashedOut", "autoCashout", "payout"],
];

/** Without the automatic cash-out: on a narrow page it is shown beside the cash-out button. */
const NARROW: readonly SummaryRowId[] = COLUMNS.flat().filter((id) => id !== "autoCashout");

interface RowsProps {
  readonly bet: Bet;
  readonly ids: readonly SummaryRowId[];
  readonly rows: readonly SummaryRow[];
}

const Rows = ({ bet, ids, rows }: RowsProps) => {
  const { ticket } = useOpenTicket();
  const shown = ids.flatMap((id) => rows.filter((row) => row.id === id));
  return (
    <dl className={styles.rows}>
      {shown.map(({ id, label, text }) => (
        <div key={label} className={styles.row} data-large={id === "payout"}>
          <dt>{label}</dt>
          <dd>
            {text}
            {id === "autoCashout" && <RemoveRule ticket={ticket} bet={bet} />}
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const Summary = ({ bet }: { readonly bet: Bet }) => {
  const isNarrow = useIsNarrow();
  const { oddsFormat } = usePresentation();
  const { cashoutEnabled } = useTicketSettings();
  const all = summaryRows(bet, useMoney(bet.currency), oddsFormat);
  const rows = cashoutEnabled ? all : all.filter(({ id }) => id !== "autoCashout");
  return (
    <div className={styles.summary} data-narrow={isNarrow}>
      {(isNarrow ? [NARROW] : COLUMNS).map((ids) => (
        <Rows key={ids.join()} bet={bet} ids={ids} rows={rows} />
      ))}
    </div>
  );
};
