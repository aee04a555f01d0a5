import type { EventState } from "../../data/offer/offer-model.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./event-row.module.css";

/** The competitors in the order in which the row shows them. */
export const rowName = ({ name, competitors, reversed }: EventState): string => {
  const [first, second] = reversed ? competitors.toReversed() : competitors;
  return name ?? message("event.versus", { home: first?.name ?? "", away: second?.name ?? "" });
};

/** The way to the event's own page: all of the row that is nothing else. */
export const OpenEvent = ({ href, name }: { readonly href: string; readonly name: string }) => (
  <a className={styles.open} href={href}>
    <span className={styles.said}>{name}</span>
  </a>
);

/** Whether the event is streamed, and how many markets it has beyond those of the row. */
export const MoreMarkets = ({ event, shown }: { readonly event: EventState; readonly shown: number }) => {
  const further = event.marketCount - shown;
  return (
    <span className={styles.more}>
      {event.streamed && (
        <span role="img" aria-label={message("event.streamed")}>
          <Icon name="play" size={14} />
        </span>
      )}
      {further > 0 && (
        <span
          className={styles.further}
          title={message("event.furtherMarkets", { count: further })}
        >{`+${formatCount(further)}`}</span>
      )}
    </span>
  );
};
