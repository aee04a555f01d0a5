import type { Bet, BetSelection } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { isBuilder } from "../../entities/ticket/match.ts";
import { oddsText } from "../../entities/ticket/odds.ts";
import { outcomeStatus, selectionStatus, selectionStatusText } from "../../entities/ticket/selection-status.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { StatusMark } from "../../ui/status-mark.tsx";
import { BuilderBadge, Match, Odd, Result, Time } from "./selection-parts.tsx";
import styles from "./selections.module.css";

interface EntryProps {
  readonly bet: Bet;
  readonly selection: BetSelection;
}

/** When an event that has ended began; what became of the stake on a leg that counts for nothing. */
const TimeNote = ({ bet, selection }: EntryProps) => {
  const { dates, oddsFormat } = usePresentation();
  const { playStatus, event, odds } = selection;
  if (playStatus === "ENDED") return ` · ${formatDate(dates.event, event.startAt)}`;
  const isReturned = selectionStatus(selection) === "void" && bet.selections.length > 1;
  return isReturned ? ` · ${message("ticket.legReturned", { odds: oddsText(odds.SETTLE, oddsFormat) })}` : null;
};

const OutcomeLine = ({ bet, selection }: EntryProps) => {
  const [outcome] = selection.eventMarketOutcomes;
  return (
    <div className={styles.outcomeLine}>
      {isBuilder(selection) ? (
        <BuilderBadge />
      ) : (
        <span>
          <b className={styles.outcome}>{outcome?.name}</b> {outcome?.eventMarket.name}
        </span>
      )}
      <Odd bet={bet} selection={selection} />
    </div>
  );
};

const BuilderLines = ({ selection }: { readonly selection: BetSelection }) => (
  <ul className={styles.legs}>
    {selection.eventMarketOutcomes.map((outcome) => {
      const status = outcomeStatus(outcome, selection);
      return (
        <li key={outcome.id} className={styles.line}>
          <StatusMark small status={status} text={selectionStatusText(status)} />
          <span>
            <b className={styles.outcome}>{outcome.name}</b> {outcome.eventMarket.name}
          </span>
        </li>
      );
    })}
  </ul>
);

const Entry = ({ bet, selection }: EntryProps) => {
  const status = selectionStatus(selection);
  return (
    <li className={styles.entry}>
      <StatusMark status={status} text={selectionStatusText(status)} />
      <div className={styles.words}>
        <span className={styles.named}>
          <Match bet={bet} selection={selection} />
        </span>
        <Time selection={selection} note={<TimeNote bet={bet} selection={selection} />} />
      </div>
      <Result selection={selection} />
      <div className={styles.below}>
        <OutcomeLine bet={bet} selection={selection} />
        {isBuilder(selection) && <BuilderLines selection={selection} />}
      </div>
    </li>
  );
};

/** What was bet on, one under the other. */
export const SelectionsList = ({ bet }: { readonly bet: Bet }) => (
  <ul className={styles.entries} aria-label={message("ticket.selections")}>
    {bet.selections.map((selection) => (
      <Entry key={selection.id} bet={bet} selection={selection} />
    ))}
  </ul>
);
