import type { Bet, BetSelection } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useMoney, useTicketSettings } from "../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../data/tickets/tickets-model.ts";
import { useNow } from "../../data/use-now.ts";
import { useStore } from "../../data/use-store.ts";
import { betBadge, isOpen } from "../../entities/ticket/bet-status.ts";
import { isSystem, shortName } from "../../entities/ticket/bet-type.ts";
import { cashoutLook, hasCashout } from "../../entities/ticket/cashout-look.ts";
import { isBuilder, matchName, resultText, selectionTime } from "../../entities/ticket/match.ts";
import { oddsByPhase, oddsText } from "../../entities/ticket/odds.ts";
import { listedPayout } from "../../entities/ticket/payout.ts";
import { placedAt } from "../../entities/ticket/placed-at.ts";
import { countedText, isInPlay, selectionStatus, selectionStatusText } from "../../entities/ticket/selection-status.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { formatPlayTime } from "../../i18n/play.ts";
import { CashoutButton } from "../../ui/cashout-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { StatusIcon } from "../../ui/status-icon.tsx";
import { nextSelection } from "./next-selection.ts";
import styles from "./ticket-card.module.css";

/** `63′ 2:1`, unless the match is interrupted or suspended. */
const LiveTime = ({ selection }: { readonly selection: BetSelection }) => {
  const { metadata, reversed } = selection;
  const lead = useNow((now) => (metadata ? formatPlayTime(metadata, reversed, now).lead : ""));
  return (
    <span className={styles.live}>
      <span className={styles.dot} aria-hidden="true" />
      {lead} {resultText(selection)}
    </span>
  );
};

const When = ({ selection }: { readonly selection: BetSelection }) => {
  const { dates } = usePresentation();
  const text = useNow((now) => selectionTime(selection, dates, now).text);
  const kind = useNow((now) => selectionTime(selection, dates, now).kind);
  return kind === "live" && isInPlay(selection) ? (
    <LiveTime selection={selection} />
  ) : (
    <span className={styles.when}>{text}</span>
  );
};

/** The match of a closed bet: its score, or its time where there is none. */
const ClosedMatch = ({ selection }: { readonly selection: BetSelection }) => {
  const score = resultText(selection);
  return (
    <>
      {score === null ? <When selection={selection} /> : <b className={styles.when}>{score}</b>}
      <span className={styles.match}>{matchName(selection)}</span>
    </>
  );
};

/** The most legs that a card shows. */
const MOST_MARKS = 8;

const betOn = (selection: BetSelection): string => {
  const [outcome] = selection.eventMarketOutcomes;
  if (isBuilder(selection)) return message("betBuilder.title");
  return outcome ? `${outcome.name} · ${outcome.eventMarket.name}` : "";
};

/** The legs of a closed bet, each with its outcome, score and match. */
const ClosedLegs = ({ bet: { selections } }: { readonly bet: Bet }) => (
  <ul className={styles.closed}>
    {selections.slice(0, MOST_MARKS).map((selection) => {
      const status = selectionStatus(selection);
      return (
        <li key={selection.id} className={styles.leg}>
          <StatusIcon status={status} text={selectionStatusText(status)} />
          <span className={styles.match}>{betOn(selection)}</span>
          <span className={styles.line}>
            <ClosedMatch selection={selection} />
          </span>
        </li>
      );
    })}
    {selections.length > MOST_MARKS && <li className={styles.when}>+{selections.length - MOST_MARKS}</li>}
  </ul>
);

/** An icon for each leg and a count of each status in words. A single shows its selection instead. */
const LegsLine = ({ bet: { selections } }: { readonly bet: Bet }) => {
  const [first, ...others] = selections;
  const isOne = first !== undefined && others.length === 0;
  return (
    <p className={styles.legs}>
      <span className={styles.statuses}>
        {selections.slice(0, MOST_MARKS).map((selection) => {
          const status = selectionStatus(selection);
          return isOne ? (
            <StatusIcon key={selection.id} status={status} text={selectionStatusText(status)} />
          ) : (
            <StatusIcon key={selection.id} status={status} />
          );
        })}
      </span>
      <span>{isOne ? betOn(first) : countedText(selections)}</span>
    </p>
  );
};

/** The event in play or the next one and how the legs stand; for a closed bet what became of each leg. */
const Legs = ({ bet }: { readonly bet: Bet }) => {
  const next = isOpen(bet) ? nextSelection(bet) : null;
  const [sole, ...others] = bet.selections;
  if (!next && others.length > 0) return <ClosedLegs bet={bet} />;
  return (
    <>
      <p className={styles.line}>
        {next && <When selection={next} />}
        {next && <span className={styles.match}>{matchName(next)}</span>}
        {!next && sole && <ClosedMatch selection={sole} />}
      </p>
      <LegsLine bet={bet} />
    </>
  );
};

/** Full cash-out from the list. The list has no room for reasons, so that any code locks the button. */
const CashoutLine = ({ ticket, bet }: { readonly ticket: Ticket; readonly bet: Bet }) => {
  const { cashoutEnabled } = useTicketSettings();
  const state = useStore(ticket.cashout);
  const money = useMoney(bet.currency);
  if (!cashoutEnabled || !hasCashout(bet, state)) return null;
  return (
    <div className={styles.cashout}>
      <CashoutButton
        {...cashoutLook(bet.cashout, state, true, money)}
        onPress={() => ticket.tapCashout(null, "last_tickets")}
      />
    </div>
  );
};

interface TicketCardProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly href: string;
}

/** Stake, odds or combinations, and payout. */
const Figures = ({ bet }: { readonly bet: Bet }) => {
  const { oddsFormat } = usePresentation();
  const money = useMoney(bet.currency);
  const payout = listedPayout(bet);
  const [label, text] = isSystem(bet)
    ? [message(`slip.type.${bet.type}`), message("lastTickets.combinations", { count: bet.combinationCount })]
    : [message("lastTickets.odds"), oddsText(oddsByPhase(bet.phase, bet.odds), oddsFormat)];
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{message("slip.stake")}</dt>
        <dd>{money(bet.payin.stake)}</dd>
      </div>
      <div>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
      {payout && (
        <div>
          <dt>{message(`ticket.payout.${payout.label}`)}</dt>
          <dd>{money(payout.amount)}</dd>
        </div>
      )}
    </dl>
  );
};

/** A bet in the list. The card is a link to the ticket; the cash-out button lies above the link. */
export const TicketCard = ({ ticket, bet, href }: TicketCardProps) => {
  const { dates } = usePresentation();
  const at = placedAt(bet);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <a className={styles.link} href={href}>
            {shortName(bet)}
          </a>
        </h2>
        <StatusBadge {...betBadge(bet)} />
        {at !== null && (
          <time className={styles.at} dateTime={new Date(at).toISOString()}>
            <bdi dir="ltr">{formatDate(dates.betList, at)}</bdi>
          </time>
        )}
        <Icon name="right" size={16} />
      </div>
      <Legs bet={bet} />
      <Figures bet={bet} />
      <CashoutLine ticket={ticket} bet={bet} />
    </li>
  );
};
