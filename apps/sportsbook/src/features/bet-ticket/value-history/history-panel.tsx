import type { Bet, BetSelection, ValueHistory } from "@touchline/protocol";
import { useState } from "react";
import { isOpen } from "../../../entities/ticket/bet-status.ts";
import { matchName } from "../../../entities/ticket/match.ts";
import { isInPlay } from "../../../entities/ticket/selection-status.ts";
import { message } from "../../../i18n/message.ts";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import { type Lock, locksOf } from "./history-points.ts";
import { matchesOf, type Range, viewHistory } from "./history-view.ts";
import { lengthText, lockedText, reasonText } from "./history-words.ts";
import { Plot } from "./plot.tsx";
import styles from "./value-history.module.css";

interface LocksListProps {
  readonly locks: readonly Lock[];
  readonly timeText: (at: number) => string;
  /** True while the bet is open: a lock without an end is still active. */
  readonly isOpen: boolean;
}

const lengthOf = ({ from, to }: Lock): number => to - from;

/** Times without cash-out, with duration and reason. */
const LocksList = ({ locks, timeText, isOpen }: LocksListProps) => (
  <div className={styles.locks}>
    <h4 className={styles.locksTitle}>
      {lockedText(locks)}
      {locks.length > 1 && (
        <span>
          {message("valueHistory.lockedInAll", {
            length: lengthText(locks.reduce((sum, lock) => sum + lengthOf(lock), 0)),
          })}
        </span>
      )}
    </h4>
    {locks.length > 0 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by the keys
      <ol className={styles.locksList} tabIndex={0} aria-label={lockedText(locks)}>
        {locks.map((lock) => (
          <li key={lock.number} className={styles.lock}>
            <span className={styles.number}>{lock.number}</span>
            <span className={styles.reason}>
              <b>{reasonText(lock.code)}</b>
              <span>
                <bdi>{timeText(lock.from)}</bdi> ·{" "}
                {lock.last && isOpen ? message("valueHistory.lockedNow") : <bdi>{lengthText(lengthOf(lock))}</bdi>}
              </span>
            </span>
            {lock.code !== null && <span className={styles.code}>{lock.code}</span>}
          </li>
        ))}
      </ol>
    )}
  </div>
);

interface HistoryChoicesProps {
  readonly matches: readonly BetSelection[];
  readonly match: BetSelection;
  readonly onMatch: (eventId: number) => void;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
}

/** Choice of the time axis: all of it, or one match. */
const HistoryChoices = ({ matches, match, onMatch, range, onRange }: HistoryChoicesProps) => (
  <div className={styles.choices}>
    <SegmentedChoice
      label={message("valueHistory.range")}
      segments={[
        { id: "match", text: message("valueHistory.match") },
        { id: "placed", text: message("valueHistory.sincePlaced") },
      ]}
      value={range}
      onChange={onRange}
    />
    {matches.length > 1 && (
      <div className={styles.matches}>
        <SegmentedChoice
          label={message("valueHistory.matches")}
          segments={matches.map((one) => ({ id: String(one.event.id), text: matchName(one) }))}
          value={String(match.event.id)}
          onChange={(id) => onMatch(Number(id))}
        />
      </div>
    )}
  </div>
);

interface HistoryPanelProps {
  readonly bet: Bet;
  readonly history: ValueHistory;
}

export const HistoryPanel = ({ bet, history }: HistoryPanelProps) => {
  const [range, setRange] = useState<Range>("match");
  const [chosen, setChosen] = useState<number | null>(null);
  const matches = matchesOf(bet, history);
  const usual = matches.find(isInPlay) ?? matches.at(-1);
  const match = matches.find(({ event }) => event.id === chosen) ?? usual ?? null;
  const view = viewHistory(history, match, range);
  const title = (
    <h3 className={styles.title}>
      {message("valueHistory.title")}
      {match && <span>{matchName(match)}</span>}
    </h3>
  );
  if (!view)
    return (
      <div className={styles.main}>
        {title}
        <p className={styles.state}>{message("valueHistory.empty")}</p>
      </div>
    );
  const locks = locksOf(view.points);
  return (
    <>
      <div className={styles.main}>
        <header className={styles.head}>
          {title}
          {match && (
            <HistoryChoices matches={matches} match={match} onMatch={setChosen} range={range} onRange={setRange} />
          )}
        </header>
        <Plot history={history} bet={bet} view={view} locks={locks} />
      </div>
      <LocksList locks={locks} timeText={view.timeText} isOpen={isOpen(bet)} />
    </>
  );
};
