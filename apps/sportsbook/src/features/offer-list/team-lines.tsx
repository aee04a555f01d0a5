import type { LiveMetadata, Pair, Side } from "@touchline/protocol";
import type { EventState } from "../../data/offer/offer-model.ts";
import { useRecentRise } from "../../data/use-recent-rise.ts";
import { SIDES, shownSides } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import { Kit } from "../../ui/kit.tsx";
import { drawnKits } from "../../ui/kit-colours.ts";
import styles from "./event-row.module.css";

const pick = (pair: Pair, side: Side): number => (side === "HOME" ? pair.home : pair.away);

/** Sports with sets show the sets won, then the score of each set. */
const countsInSets = (metadata: LiveMetadata): boolean => /^S\d/.test(metadata.eventStatus);

const Score = ({ value }: { readonly value: number }) => {
  const rose = useRecentRise(value);
  return (
    <span className={styles.score} data-rose={rose}>
      {value}
    </span>
  );
};

const Figures = ({ metadata, side }: { readonly metadata: LiveMetadata; readonly side: Side }) => (
  <>
    {metadata.server === side && <span className={styles.serve} title={message("play.serving")} />}
    <Score value={pick(metadata.score, side)} />
    {countsInSets(metadata) &&
      metadata.currentScoreInSets.map((set, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number
        <span key={index} className={styles.set}>
          {pick(set, side)}
        </span>
      ))}
  </>
);

const RedCards = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span
      className={styles.card}
      role="img"
      aria-label={message("play.redCards", { count })}
      title={message("play.redCards", { count })}
    />
  );

/** Names and scores; away first where the event is reversed. */
export const TeamLines = ({ event }: { readonly event: EventState }) => {
  if (event.competitors.length === 0) return <div className={styles.title}>{event.name}</div>;
  const kits = drawnKits(event.competitors);
  return shownSides(event).map((side) => {
    const competitor = event.competitors[SIDES.indexOf(side)];
    const kit = kits[SIDES.indexOf(side)];
    return (
      <div key={side} className={styles.team}>
        {kit && <Kit kit={kit} />}
        <span className={styles.name} dir="auto">
          {competitor?.name}
        </span>
        {event.metadata && <RedCards count={pick(event.metadata.redCards, side)} />}
        <span className={styles.space} />
        {event.live && event.metadata && <Figures metadata={event.metadata} side={side} />}
      </div>
    );
  });
};
