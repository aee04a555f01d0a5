import type { Side } from "@touchline/protocol";
import type { EventState } from "../../../data/offer/offer-model.ts";
import { SIDES, scoreText } from "../../../i18n/event-words.ts";
import { message } from "../../../i18n/message.ts";
import { giverOf } from "./asian-line.ts";
import type { PartMarkets } from "./grid-markets.ts";
import styles from "./grid-row.module.css";

/** The side that gives the handicap of the main line. */
export const favouriteOf = ({ handicap }: PartMarkets): Side | null => {
  const giver = giverOf(handicap[0]?.line ?? "0");
  if (giver === null) return null;
  return giver === "home" ? "HOME" : "AWAY";
};

interface SideNameProps {
  readonly event: EventState;
  readonly side: Side;
  readonly favourite: Side | null;
}

/** A team's name. The favourite differs by more than its colour. */
export const SideName = ({ event, side, favourite }: SideNameProps) => {
  const competitor = event.competitors[SIDES.indexOf(side)];
  const redCards = event.metadata?.redCards[side === "HOME" ? "home" : "away"] ?? 0;
  return (
    <span className={styles.side} data-favourite={side === favourite}>
      <span className={styles.name} dir="auto">
        {competitor?.name ?? event.name}
      </span>
      {redCards > 0 && (
        <span
          className={styles.card}
          role="img"
          aria-label={message("play.redCards", { count: redCards })}
          title={message("play.redCards", { count: redCards })}
        />
      )}
    </span>
  );
};

/** `2:1`, in display order. */
export const scoreOf = ({ metadata, reversed }: EventState): string | null =>
  metadata && scoreText(metadata.score, reversed);
