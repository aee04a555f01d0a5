import type { ReactNode } from "react";
import type { EventState } from "../../data/offer/offer-model.ts";
import { inShownOrder, scoreText } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import { Kit } from "../../ui/kit.tsx";
import { drawnKits } from "../../ui/kit-colours.ts";
import { EventTime } from "./event-time.tsx";
import { FavouriteStar } from "./favourite-star.tsx";
import styles from "./names-row.module.css";
import type { BoardShape } from "./shapes.ts";

interface NamesRowProps {
  readonly event: EventState;
  readonly name: string;
  readonly top: number;
  readonly shape: BoardShape;
  readonly tiles: ReactNode;
  readonly more: ReactNode;
  readonly open: ReactNode;
}

/** Both names on one line, with time or score between them. */
const Pairing = ({ event }: { readonly event: EventState }) => {
  const { competitors, reversed, live, metadata } = event;
  const [first, second] = inShownOrder(competitors, reversed);
  const [firstKit, secondKit] = inShownOrder(drawnKits(competitors), reversed);
  if (!first || !second) return <span className={styles.name}>{event.name}</span>;
  return (
    <>
      {firstKit && <Kit kit={firstKit} />}
      <span className={styles.name} dir="auto">
        {first.name}
      </span>
      {live && metadata ? (
        <b className={styles.score}>{scoreText(metadata.score, reversed)}</b>
      ) : (
        <span className={styles.versus}>{message("event.versusSign")}</span>
      )}
      <span className={styles.name} dir="auto">
        {second.name}
      </span>
      {secondKit && <Kit kit={secondKit} />}
    </>
  );
};

/** One event in `euro_wide`: names on one line, tiles with outcome names below. */
export const NamesRow = ({ event, name, top, shape, tiles, more, open }: NamesRowProps) => (
  <article className={styles.row} style={{ top }} aria-label={name} data-event={event.id} data-shape={shape}>
    {open}
    <div className={styles.when}>
      <EventTime event={event} />
    </div>
    <div className={styles.pairing}>
      <Pairing event={event} />
    </div>
    <div className={styles.more}>{more}</div>
    <div className={styles.star}>
      <FavouriteStar kind="events" id={event.id} name={name} />
    </div>
    <div className={styles.tiles}>{tiles}</div>
  </article>
);
