import type { EventState } from "../../data/offer/offer-model.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./event-row.module.css";

/** The link to the event. It covers the row except its controls. */
export const OpenEvent = ({ href, name }: { readonly href: string; readonly name: string }) => (
  <a className={styles.open} href={href}>
    <span className={styles.visuallyHidden}>{name}</span>
  </a>
);

/** Stream icon, and the number of markets that the row does not show. */
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
