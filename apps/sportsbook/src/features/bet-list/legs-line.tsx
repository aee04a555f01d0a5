import type { Bet, BetSelection } from "@touchline/protocol";
import { isBuilder } from "../../entities/ticket/match.ts";
import { countedText, selectionStatus, selectionStatusText } from "../../entities/ticket/selection-status.ts";
import { message } from "../../i18n/message.ts";
import { StatusMark } from "../../ui/status-mark.tsx";
import styles from "./ticket-card.module.css";

/** So many marks fit beside their words. */
const MOST_MARKS = 8;

const betOn = (selection: BetSelection): string => {
  const [outcome] = selection.eventMarketOutcomes;
  if (isBuilder(selection)) return message("betBuilder.title");
  return outcome ? `${outcome.name} · ${outcome.eventMarket.name}` : "";
};

/** Every leg as a mark, and in words how many stand how; a bet on one selection says what it is on. */
export const LegsLine = ({ bet: { selections } }: { readonly bet: Bet }) => {
  const [first, ...others] = selections;
  const isOne = first !== undefined && others.length === 0;
  return (
    <p className={styles.legs}>
      <span className={styles.marks}>
        {selections.slice(0, MOST_MARKS).map((selection) => {
          const status = selectionStatus(selection);
          return isOne ? (
            <StatusMark key={selection.id} status={status} text={selectionStatusText(status)} />
          ) : (
            <StatusMark key={selection.id} status={status} />
          );
        })}
      </span>
      <span>{isOne ? betOn(first) : countedText(selections)}</span>
    </p>
  );
};
