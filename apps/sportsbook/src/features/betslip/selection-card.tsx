import { memo, useCallback, useSyncExternalStore } from "react";
import type { Selection } from "../../data/betslip/selection-store.ts";
import { useEvent, useOfferStore } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { createPriceView } from "../../ui/price-view.ts";
import styles from "./betslip.module.css";
import { PlayStanding } from "./play-standing.tsx";

interface SelectionCardProps {
  readonly selection: Selection;
  readonly onRemove: (selection: Selection) => void;
}

/** The live price of a picked outcome; locked once its line is no longer in the list. */
const PickPrice = ({ eventId, slot, outcomes }: Pick<Selection, "eventId" | "slot" | "outcomes">) => {
  const store = useOfferStore();
  const { oddsFormat } = usePresentation();
  const subscribe = useCallback((listener: () => void) => store.subscribeEvent(eventId, listener), [store, eventId]);
  const cell = useSyncExternalStore(subscribe, () => store.cellOf(eventId, slot));
  const attach = useCallback(
    (place: HTMLSpanElement) => {
      const view = createPriceView(place, priceWords(oddsFormat, outcomes));
      if (cell !== undefined) return store.bindCell(cell, view);
      view.paint(-1, 0);
      return undefined;
    },
    [store, cell, oddsFormat, outcomes],
  );
  return (
    <span ref={attach} className={styles.price}>
      <b />
    </span>
  );
};

const When = ({ eventId }: { readonly eventId: number }) => {
  const event = useEvent(eventId);
  const { dates } = usePresentation();
  if (!event) return null;
  if (event.ended) return <span className={styles.time}>{message("play.ended")}</span>;
  if (event.live && event.metadata) return <PlayStanding metadata={event.metadata} reversed={event.reversed} />;
  return <time className={styles.time}>{formatEventTime(event.startsAt, Date.now(), dates).text}</time>;
};

/** A pick leaves the cards of the others as they are: a long slip must not make a tap slow. */
export const SelectionCard = memo(({ selection, onRemove }: SelectionCardProps) => (
  <li className={styles.card}>
    <div className={styles.outcome}>{selection.outcomeName}</div>
    <PickPrice eventId={selection.eventId} slot={selection.slot} outcomes={selection.outcomes} />
    <button
      type="button"
      className={styles.remove}
      aria-label={message("slip.remove", { name: selection.outcomeName })}
      onClick={() => onRemove(selection)}
    >
      <Icon name="x" />
    </button>
    <div className={styles.market}>{selection.marketName}</div>
    <div className={styles.event}>
      <When eventId={selection.eventId} />
      <span className={styles.eventName}>{selection.eventName}</span>
    </div>
  </li>
));
