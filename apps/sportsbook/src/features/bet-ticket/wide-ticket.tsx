import type { Bet, BetSelection } from "@touchline/protocol";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { betBadge } from "../../entities/ticket/bet-status.ts";
import { longName } from "../../entities/ticket/bet-type.ts";
import { isBuilder } from "../../entities/ticket/match.ts";
import { outcomeStatus, selectionStatus, selectionStatusText } from "../../entities/ticket/selection-status.ts";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { StatusIcon } from "../../ui/status-icon.tsx";
import { CancelBet } from "./cancel-bet.tsx";
import { CashoutBlock } from "./cashout/cashout-block.tsx";
import { CashoutList } from "./cashout-list.tsx";
import { CopyCode, CopyId } from "./copy-buttons.tsx";
import { useOpenTicket } from "./open-ticket.ts";
import { RebetButton } from "./rebet-button.tsx";
import { BuilderBadge, Match, Odd, Result, Time } from "./selection-details.tsx";
import selectionsTableStyles from "./selections.module.css";
import { Summary } from "./summary.tsx";
import styles from "./ticket.module.css";
import { PlacedTime, RecordLink, RefusalNotice } from "./ticket-details.tsx";
import { ValueChart } from "./value-history/value-chart.tsx";

const COLUMNS = ["status", "match", "time", "market", "outcome", "odd", "result"] as const;

interface RowProps {
  readonly bet: Bet;
  readonly selection: BetSelection;
}

const BuilderCells = ({ selection }: { readonly selection: BetSelection }) => (
  <td colSpan={2}>
    <BuilderBadge />
    <ul className={selectionsTableStyles.legs}>
      {selection.eventMarketOutcomes.map((outcome) => {
        const status = outcomeStatus(outcome, selection);
        return (
          <li key={outcome.id} className={selectionsTableStyles.leg}>
            <StatusIcon small status={status} text={selectionStatusText(status)} />
            <span>{outcome.eventMarket.name}</span>
            <b className={selectionsTableStyles.outcome}>{outcome.name}</b>
          </li>
        );
      })}
    </ul>
  </td>
);

const OutcomeCells = ({ selection }: { readonly selection: BetSelection }) => {
  const [outcome] = selection.eventMarketOutcomes;
  return (
    <>
      <td>{outcome?.eventMarket.name}</td>
      <td>
        <b className={selectionsTableStyles.outcome}>{outcome?.name}</b>
      </td>
    </>
  );
};

const Row = ({ bet, selection }: RowProps) => {
  const status = selectionStatus(selection);
  return (
    <tr className={selectionsTableStyles.row}>
      <td>
        <span className={selectionsTableStyles.status}>
          <StatusIcon status={status} />
          {selectionStatusText(status)}
        </span>
      </td>
      <td>
        <span className={selectionsTableStyles.named}>
          <Match bet={bet} selection={selection} />
        </span>
      </td>
      <td>
        <Time selection={selection} />
      </td>
      {isBuilder(selection) ? <BuilderCells selection={selection} /> : <OutcomeCells selection={selection} />}
      <td className={selectionsTableStyles.figure}>
        <Odd bet={bet} selection={selection} />
      </td>
      <td className={selectionsTableStyles.figure}>
        <Result selection={selection} />
      </td>
    </tr>
  );
};

/** The selections as a table. */
const SelectionsTable = ({ bet }: { readonly bet: Bet }) => (
  <div className={selectionsTableStyles.scroller}>
    <table className={selectionsTableStyles.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {message(`ticket.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bet.selections.map((selection) => (
          <Row key={selection.id} bet={bet} selection={selection} />
        ))}
      </tbody>
    </table>
  </div>
);

const Head = ({ bet }: { readonly bet: Bet }) => {
  const { onBack } = useOpenTicket();
  return (
    <header className={styles.wideHead}>
      <div>
        <div className={styles.titled}>
          <h2 className={styles.wideTitle}>{longName(bet)}</h2>
          <StatusBadge {...betBadge(bet)} />
        </div>
        <div className={styles.subtitle}>
          <PlacedTime bet={bet} />
          <CopyId bet={bet} />
          <RecordLink bet={bet} />
        </div>
      </div>
      {onBack && <IconButton icon="x" label={message("actions.close")} onClick={onBack} />}
    </header>
  );
};

export const WideTicket = ({ bet }: { readonly bet: Bet }) => {
  const { tickets, ticket } = useOpenTicket();
  return (
    <article className={styles.wide}>
      <Head bet={bet} />
      <RefusalNotice bet={bet} />
      <SelectionsTable bet={bet} />
      <PartBoundary name="ticket chart" size="card">
        <ValueChart ticket={ticket} bet={bet} />
      </PartBoundary>
      <Summary bet={bet} />
      <CashoutList bet={bet} />
      <footer className={styles.bar}>
        <CashoutBlock ticket={ticket} bet={bet} />
        <RebetButton tickets={tickets} bet={bet} block={false} />
        <div className={styles.end}>
          <CopyCode tickets={tickets} bet={bet} />
          <CancelBet ticket={ticket} bet={bet} />
        </div>
      </footer>
    </article>
  );
};
