import type { Bet, BetSelection } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { useNow } from "../../data/use-now.ts";
import { isOpen } from "../../entities/ticket/bet-status.ts";
import { matchName, resultText, selectionTime } from "../../entities/ticket/match.ts";
import { isInPlay } from "../../entities/ticket/selection-status.ts";
import { formatPlayTime } from "../../i18n/play.ts";
import { nextSelection, outcomesText } from "./next-selection.ts";
import styles from "./ticket-card.module.css";

/** `63′ 2:1`, as long as nothing holds the match up. */
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

/** The event that is on or comes next; of a bet that is over, what it was on. */
export const NextEvent = ({ bet }: { readonly bet: Bet }) => {
  const next = isOpen(bet) ? nextSelection(bet) : null;
  return (
    <p className={styles.line}>
      {next && <When selection={next} />}
      <span className={styles.match}>{next ? matchName(next) : outcomesText(bet)}</span>
    </p>
  );
};
