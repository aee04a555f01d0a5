import type { ReactNode } from "react";
import type { FullEvent } from "../../data/event/full-event.ts";
import { useFavouritesStore, useIsFavourite } from "../../data/favourites/favourites-context.ts";
import { message } from "../../i18n/message.ts";
import { Flag } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Star } from "../../ui/star.tsx";
import { eventName } from "./event-name.ts";
import styles from "./event-view.module.css";

interface EventHeadProps {
  readonly event: FullEvent;
  readonly leagueHref: string;
  readonly switcher: ReactNode;
  readonly onBack: () => void;
  /** Between the league and the star, where there is room. */
  readonly children?: ReactNode;
}

const EventStar = ({ event }: { readonly event: FullEvent }) => {
  const { toggle } = useFavouritesStore();
  const isFavourite = useIsFavourite("events", event.id);
  const name = eventName(event);
  return (
    <Star
      size={20}
      pressed={isFavourite}
      label={message(isFavourite ? "event.removeFavourite" : "event.addFavourite", { name })}
      onToggle={() => toggle("events", event.id)}
    />
  );
};

/** The way back, the league, and the star. */
export const EventHead = ({ event, leagueHref, switcher, onBack, children }: EventHeadProps) => (
  <header className={styles.head}>
    <IconButton icon="back" label={message("actions.back")} onClick={onBack} />
    <a className={styles.league} href={leagueHref}>
      <Flag code={event.category.flag} />
      <span className={styles.leagueText}>
        <span className={styles.category}>{event.category.name} · </span>
        <b>{event.tournament.name}</b>
      </span>
    </a>
    {switcher}
    <span className={styles.space} />
    {children}
    <EventStar event={event} />
  </header>
);
