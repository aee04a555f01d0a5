import type { Bet, ValueHistory } from "@touchline/protocol";
import { useState } from "react";
import { isOpen } from "../../../entities/ticket/bet-status.ts";
import { matchName } from "../../../entities/ticket/match.ts";
import { isInPlay } from "../../../entities/ticket/selection-status.ts";
import { message } from "../../../i18n/message.ts";
import { HistoryChoices } from "./history-choices.tsx";
import { locksOf } from "./history-points.ts";
import { matchesOf, type Range, viewHistory } from "./history-view.ts";
import { LocksList } from "./locks-list.tsx";
import { Plot } from "./plot.tsx";
import styles from "./value-history.module.css";

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
      {message("course.title")}
      {match && <span>{matchName(match)}</span>}
    </h3>
  );
  if (!view)
    return (
      <div className={styles.main}>
        {title}
        <p className={styles.state}>{message("course.empty")}</p>
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
