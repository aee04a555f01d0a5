import type { Bet, BetSelection } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { betBadge } from "../../entities/ticket/bet-status.ts";
import { longName } from "../../entities/ticket/bet-type.ts";
import { isBuilder } from "../../entities/ticket/match.ts";
import { oddsText } from "../../entities/ticket/odds.ts";
import { outcomeStatus, selectionStatus, selectionStatusText } from "../../entities/ticket/selection-status.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { StatusIcon } from "../../ui/status-icon.tsx";
import { CancelBet } from "./cancel-bet.tsx";
import { CashoutBlock } from "./cashout/cashout-block.tsx";
import { CashoutList } from "./cashout-list.tsx";
import { CopyCode, CopyId } from "./copy-buttons.tsx";
import { NarrowHead } from "./narrow-head.tsx";
import { useOpenTicket } from "./open-ticket.ts";
import { RebetButton } from "./rebet-button.tsx";
import { BuilderBadge, Match, Odd, Result, Time } from "./selection-details.tsx";
import selectionsListStyles from "./selections.module.css";
import { Summary } from "./summary.tsx";
import styles from "./ticket.module.css";
import { PlacedTime, RecordLink, RefusalNotice } from "./ticket-details.tsx";
import { ValueChart } from "./value-history/value-chart.tsx";

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
    <div className={selectionsListStyles.outcomeLine}>
      {isBuilder(selection) ? (
        <BuilderBadge />
      ) : (
        <span>
          <b className={selectionsListStyles.outcome}>{outcome?.name}</b> {outcome?.eventMarket.name}
        </span>
      )}
      <Odd bet={bet} selection={selection} />
    </div>
  );
};

const BuilderLines = ({ selection }: { readonly selection: BetSelection }) => (
  <ul className={selectionsListStyles.legs}>
    {selection.eventMarketOutcomes.map((outcome) => {
      const status = outcomeStatus(outcome, selection);
      return (
        <li key={outcome.id} className={selectionsListStyles.line}>
          <StatusIcon small status={status} text={selectionStatusText(status)} />
          <span>
            <b className={selectionsListStyles.outcome}>{outcome.name}</b> {outcome.eventMarket.name}
          </span>
        </li>
      );
    })}
  </ul>
);

const Entry = ({ bet, selection }: EntryProps) => {
  const status = selectionStatus(selection);
  return (
    <li className={selectionsListStyles.entry}>
      <StatusIcon status={status} text={selectionStatusText(status)} />
      <div className={selectionsListStyles.words}>
        <span className={selectionsListStyles.named}>
          <Match bet={bet} selection={selection} />
        </span>
        <Time selection={selection} note={<TimeNote bet={bet} selection={selection} />} />
      </div>
      <Result selection={selection} />
      <div className={selectionsListStyles.below}>
        <OutcomeLine bet={bet} selection={selection} />
        {isBuilder(selection) && <BuilderLines selection={selection} />}
      </div>
    </li>
  );
};

/** The selections as a list. */
const SelectionsList = ({ bet }: { readonly bet: Bet }) => (
  <ul className={selectionsListStyles.entries} aria-label={message("ticket.selections")}>
    {bet.selections.map((selection) => (
      <Entry key={selection.id} bet={bet} selection={selection} />
    ))}
  </ul>
);

export const NarrowTicket = ({ bet }: { readonly bet: Bet }) => {
  const { tickets, ticket, onBack } = useOpenTicket();
  return (
    <article className={styles.narrow}>
      <NarrowHead title={longName(bet)} onBack={onBack} below={<PlacedTime bet={bet} />}>
        <StatusBadge {...betBadge(bet)} />
      </NarrowHead>
      <RefusalNotice bet={bet} />
      <div className={styles.card}>
        <SelectionsList bet={bet} />
        <Summary bet={bet} />
        <CashoutList bet={bet} />
      </div>
      <CashoutBlock ticket={ticket} bet={bet} />
      <PartBoundary name="ticket chart" size="card">
        <ValueChart ticket={ticket} bet={bet} />
      </PartBoundary>
      <RebetButton tickets={tickets} bet={bet} block />
      <div className={styles.others}>
        <CopyCode tickets={tickets} bet={bet} />
        <CancelBet ticket={ticket} bet={bet} />
      </div>
      <footer className={styles.foot}>
        <CopyId bet={bet} />
        <RecordLink bet={bet} />
      </footer>
    </article>
  );
};
