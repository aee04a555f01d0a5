import type { Bet, BetSelection } from "@touchline/protocol";
import { isBuilder } from "../../entities/ticket/match.ts";
import { outcomeStatus, selectionStatus, selectionStatusText } from "../../entities/ticket/selection-status.ts";
import { message } from "../../i18n/message.ts";
import { StatusMark } from "../../ui/status-mark.tsx";
import { BuilderBadge, Match, Odd, Result, Time } from "./selection-parts.tsx";
import styles from "./selections.module.css";

const COLUMNS = ["status", "match", "time", "market", "outcome", "odd", "result"] as const;

interface RowProps {
  readonly bet: Bet;
  readonly selection: BetSelection;
}

const BuilderCells = ({ selection }: { readonly selection: BetSelection }) => (
  <td colSpan={2}>
    <BuilderBadge />
    <ul className={styles.legs}>
      {selection.eventMarketOutcomes.map((outcome) => {
        const status = outcomeStatus(outcome, selection);
        return (
          <li key={outcome.id} className={styles.leg}>
            <StatusMark small status={status} text={selectionStatusText(status)} />
            <span>{outcome.eventMarket.name}</span>
            <b className={styles.outcome}>{outcome.name}</b>
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
        <b className={styles.outcome}>{outcome?.name}</b>
      </td>
    </>
  );
};

const Row = ({ bet, selection }: RowProps) => {
  const status = selectionStatus(selection);
  return (
    <tr className={styles.row}>
      <td>
        <span className={styles.status}>
          <StatusMark status={status} />
          {selectionStatusText(status)}
        </span>
      </td>
      <td>
        <span className={styles.named}>
          <Match bet={bet} selection={selection} />
        </span>
      </td>
      <td>
        <Time selection={selection} />
      </td>
      {isBuilder(selection) ? <BuilderCells selection={selection} /> : <OutcomeCells selection={selection} />}
      <td className={styles.figure}>
        <Odd bet={bet} selection={selection} />
      </td>
      <td className={styles.figure}>
        <Result selection={selection} />
      </td>
    </tr>
  );
};

/** What was bet on, with every column there is room for. */
export const SelectionsTable = ({ bet }: { readonly bet: Bet }) => (
  <div className={styles.scroller}>
    <table className={styles.table}>
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
