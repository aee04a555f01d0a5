import type { Side } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";
import { scoreText } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import styles from "./drawings.module.css";
import { initialOf, lastWordOf, nameOf, sidesOf } from "./sides.ts";
import { TennisCourt } from "./tennis-court.tsx";
import { historyOfGame, historyOfSet } from "./tennis-history.ts";

/** Points of the game that fit; of more, the last ones are shown. */
const CELLS = 8;
const PLACES = Array.from({ length: CELLS }, (_, place) => place);

interface PointCell {
  readonly call: string;
  /** Null for points played before the page was opened. */
  readonly winner: Side | null;
}

const cellsOf = ({ trail, reversed }: FullEvent): readonly PointCell[] => {
  const { earlier, points } = historyOfGame(trail);
  const before = earlier ? [{ call: scoreText(earlier, reversed), winner: null }] : [];
  return [...before, ...points.map(({ winner, call }) => ({ winner, call: scoreText(call, reversed) }))].slice(-CELLS);
};

/** Text of a cell: the score if the side won the point or, in the first row, the score before the page was opened. */
const cellState = (cell: PointCell | undefined, side: Side, isFirst: boolean): "open" | "earlier" | "won" | "lost" => {
  if (!cell) return "open";
  if (cell.winner === null) return isFirst ? "earlier" : "open";
  return cell.winner === side ? "won" : "lost";
};

const GamePoints = ({ event }: { readonly event: FullEvent }) => {
  const cells = cellsOf(event);
  return (
    <table className={styles.points} aria-label={message("eventView.gameCourse")}>
      <tbody>
        {sidesOf(event).map(({ side }, row) => (
          <tr key={side}>
            <th scope="row" className={styles.pointName}>
              <span dir="auto">{lastWordOf(nameOf(event, side))}</span>
            </th>
            {PLACES.map((place) => {
              const state = cellState(cells[place], side, row === 0);
              return (
                <td key={place} className={styles.point} data-state={state}>
                  {(state === "won" || state === "earlier") && cells[place]?.call}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The games of the set as discs, in order; a ring is a break. Games before the page was opened are only counted. */
const SetGames = ({ event }: { readonly event: FullEvent }) => {
  const { trail, metadata, reversed } = event;
  const { earlier, games } = historyOfSet(trail);
  const number = metadata?.currentScoreInSets.length ?? 0;
  const game = metadata?.currentGameScore;
  const [first] = sidesOf(event);
  return (
    <div className={styles.games}>
      <span className={styles.gamesName}>{message("play.set", { number: `${number}` })}</span>
      <ol className={styles.discs} aria-label={message("eventView.setCourse", { number })}>
        {earlier.home + earlier.away > 0 && <li className={styles.earlier}>{scoreText(earlier, reversed)}</li>}
        {games.map(({ number: place, winner, broken }) => (
          <li key={place} className={styles.disc} data-second={winner !== first?.side} data-broken={broken}>
            <span aria-hidden="true">{initialOf(event, winner)}</span>
            <span className={styles.visuallyHidden}>
              {broken
                ? `${nameOf(event, winner)}, ${message("eventView.incident.BREAK_OF_SERVE")}`
                : nameOf(event, winner)}
            </span>
          </li>
        ))}
        {game && <li className={styles.now}>{scoreText(game, reversed)}</li>}
      </ol>
      {games.some(({ broken }) => broken) && (
        <span className={styles.legend} aria-hidden="true">
          {message("eventView.ringIsBreak")}
        </span>
      )}
    </div>
  );
};

export const TennisTracker = ({ event }: { readonly event: FullEvent }) => {
  const server = event.metadata?.server;
  return (
    <div className={styles.figure}>
      <p className={styles.caption}>
        <b>{server ? message("eventView.serves", { name: nameOf(event, server) }) : ""}</b>
      </p>
      <TennisCourt event={event} />
      <GamePoints event={event} />
      <SetGames event={event} />
    </div>
  );
};
