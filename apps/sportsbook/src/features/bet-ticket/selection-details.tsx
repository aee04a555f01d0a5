import type { Bet, BetSelection } from "@touchline/protocol";
import type { ReactNode } from "react";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useNow } from "../../data/use-now.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { isBuilder, isFixed, matchName, resultText, selectionTime } from "../../entities/ticket/match.ts";
import { oddsText, selectionOdds } from "../../entities/ticket/odds.ts";
import { isInPlay } from "../../entities/ticket/selection-status.ts";
import { message } from "../../i18n/message.ts";
import { Badge, LiveBadge } from "../../ui/badge.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import styles from "./selections.module.css";

interface SelectionProps {
  readonly bet: Bet;
  readonly selection: BetSelection;
}

/** The match, as a link if it can be opened. */
export const Match = ({ bet, selection }: SelectionProps) => {
  const hrefOf = useHref();
  const { available, game, event } = selection;
  const href = available ? hrefOf({ view: game === "LIVE" ? "live" : "sports", filters: { event: event.id } }) : null;
  const name = matchName(selection);
  return (
    <>
      {href === null ? (
        <span className={styles.match}>{name}</span>
      ) : (
        <a className={styles.match} href={href}>
          {name}
        </a>
      )}
      {isFixed(selection, bet) && <Badge tone="strong">{message("ticket.fix")}</Badge>}
    </>
  );
};

interface TimeProps {
  readonly selection: BetSelection;
  /** Appended to the time, unless it is a badge. */
  readonly note?: ReactNode;
}

/** Start time or clock of the match. */
export const Time = ({ selection, note }: TimeProps) => {
  const { dates } = usePresentation();
  const text = useNow((now) => selectionTime(selection, dates, now).text);
  const kind = useNow((now) => selectionTime(selection, dates, now).kind);
  if (kind === "live") return <LiveBadge>{text}</LiveBadge>;
  if (kind === "interrupted" || kind === "suspended") return <StatusBadge status={kind} text={text} />;
  return (
    <span className={styles.time}>
      {text}
      {note}
    </span>
  );
};

export const Odd = ({ bet, selection }: SelectionProps) => {
  const { oddsFormat } = usePresentation();
  const { price, struck } = selectionOdds(bet.phase, selection.odds);
  const outcomes = isBuilder(selection) ? 1 : (selection.eventMarketOutcomes[0]?.eventMarket.outcomes ?? 1);
  return (
    <span className={styles.odd}>
      {struck !== null && <s className={styles.struck}>{oddsText(struck, oddsFormat, outcomes)}</s>}
      <b>{oddsText(price, oddsFormat, outcomes)}</b>
    </span>
  );
};

export const Result = ({ selection }: { readonly selection: BetSelection }) => {
  const text = resultText(selection);
  return (
    <span className={styles.result} data-live={isInPlay(selection)}>
      {text ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className={styles.visuallyHidden}>{message("ticket.noResult")}</span>
        </>
      )}
    </span>
  );
};

export const BuilderBadge = () => <StatusBadge status="betBuilder" text={message("betBuilder.title")} />;
