import type { Bet } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { useMoney, useTicketSettings } from "../../data/tickets/ticket-settings.ts";
import { RemoveRule } from "./cashout/remove-rule.tsx";
import styles from "./summary.module.css";
import { type SummaryRow, type SummaryRowId, summaryRows } from "./summary-rows.ts";
import { useTicketPlace } from "./ticket-context.ts";

/** Beside each other where there is room: what went in, what is taken off and put on, what comes out. */
const COLUMNS: readonly (readonly SummaryRowId[])[] = [
  ["odds", "combinations", "stake", "payinTax"],
  ["minPayout", "payoutTax", "payinBonus", "winningsBonus"],
  ["cashedOut", "autoCashout", "payout"],
];

/** The rule stands beside its cash-out there. */
const NARROW: readonly SummaryRowId[] = COLUMNS.flat().filter((id) => id !== "autoCashout");

interface RowsProps {
  readonly bet: Bet;
  readonly ids: readonly SummaryRowId[];
  readonly rows: readonly SummaryRow[];
}

const Rows = ({ bet, ids, rows }: RowsProps) => {
  const { ticket } = useTicketPlace();
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

/** The figures of the bet. */
export const Summary = ({ bet, narrow }: { readonly bet: Bet; readonly narrow: boolean }) => {
  const { oddsFormat } = usePresentation();
  const { cashoutEnabled } = useTicketSettings();
  const all = summaryRows(bet, useMoney(bet.currency), oddsFormat);
  const rows = cashoutEnabled ? all : all.filter(({ id }) => id !== "autoCashout");
  return (
    <div className={styles.summary} data-narrow={narrow}>
      {(narrow ? [NARROW] : COLUMNS).map((ids) => (
        <Rows key={ids.join()} bet={bet} ids={ids} rows={rows} />
      ))}
    </div>
  );
};
