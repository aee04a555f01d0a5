import type { Side } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";
import { useRecentRise } from "../../data/use-recent-rise.ts";
import { message } from "../../i18n/message.ts";
import { Badge } from "../../ui/badge.tsx";
import { Kit } from "../../ui/kit.tsx";
import { EventStanding } from "./event-standing.tsx";
import { type ScorePart, scoreParts, totalKind } from "./score-parts.ts";
import styles from "./scoreboard.module.css";
import { nameOf, otherSide, pick, sidesOf } from "./sides.ts";
import { pointAtStake } from "./tennis-history.ts";

/** A score, highlighted for a moment after it rose. */
export const Figure = ({ value }: { readonly value: number }) => (
  <span className={styles.figure} data-rose={useRecentRise(value)}>
    {value}
  </span>
);

const PartCell = ({ part, side }: { readonly part: ScorePart; readonly side: Side }) => {
  const { score, current } = part;
  const isWon = score !== null && !current && pick(score, side) > pick(score, otherSide(side));
  return (
    <td className={styles.part} data-current={current} data-won={isWon}>
      {score && pick(score, side)}
    </td>
  );
};

/** More parts than this leave a name no room on a phone unless their columns are narrow. */
const MANY = 5;

/** Game, break or set point, in tennis. */
const Stake = ({ event }: { readonly event: FullEvent }) => {
  const now = event.trail.at(-1);
  const stake = now ? pointAtStake(now) : null;
  if (!stake) return null;
  return (
    <span className={styles.stake}>
      <Badge tone="outline">{message(`eventView.${stake.kind}`, { name: nameOf(event, stake.side) })}</Badge>
    </span>
  );
};

/** Name, a column for each part, the total, and in tennis the points of the game. The table never changes its width. */
export const ScoreTable = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, sport } = event;
  if (!metadata) return null;
  const parts = scoreParts(sport.key, metadata);
  const { currentGameScore: points, server } = metadata;
  return (
    <>
      <div className={styles.tableHead}>
        <EventStanding event={event} />
        <Stake event={event} />
      </div>
      <table className={styles.table} data-many={parts.length > MANY}>
        <thead>
          <tr>
            <th scope="col" className={styles.nameHead}>
              <span className={styles.visuallyHidden}>{message("eventView.competitor")}</span>
            </th>
            {parts.map(({ number, current }) => (
              <th key={number} scope="col" className={styles.partHead} data-current={current}>
                {number}
              </th>
            ))}
            <th scope="col" className={styles.totalHead}>
              {message(`eventView.${totalKind(sport.key)}`)}
            </th>
            {points && (
              <th scope="col" className={styles.totalHead}>
                {message("eventView.points")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sidesOf(event).map(({ side, competitor, kit }) => (
            <tr key={side}>
              <th scope="row" className={styles.name}>
                <span className={styles.nameBox}>
                  {kit && <Kit kit={kit} />}
                  <span className={styles.nameText} dir="auto">
                    {competitor.name}
                  </span>
                  {server === side && <span className={styles.serve} role="img" aria-label={message("play.serving")} />}
                </span>
              </th>
              {parts.map((part) => (
                <PartCell key={part.number} part={part} side={side} />
              ))}
              <td className={styles.total}>
                <Figure value={pick(metadata.score, side)} />
              </td>
              {points && <td className={styles.total}>{pick(points, side)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
