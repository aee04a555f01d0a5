import type { ListEvent } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { eventName } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import styles from "./event-view.module.css";

interface EventSwitcherProps {
  readonly league: string;
  readonly current: number;
  readonly events: readonly ListEvent[];
  readonly onSwitch: (eventId: number) => void;
}

/** Switches between events of a league. Hidden if the league has only one event. */
export const EventSwitcher = ({ league, current, events, onSwitch }: EventSwitcherProps) => {
  const { dates } = usePresentation();
  if (!events.some(({ id }) => id !== current)) return null;
  const timeOf = ({ live, startsAt }: ListEvent): string =>
    live ? message("navigation.live") : formatEventTime(startsAt, Date.now(), dates).text;
  const text = message("eventView.otherEvents", { league });
  return (
    <Menu
      text={text}
      face={{
        className: styles.switcher,
        content: (
          <>
            <span className={styles.visuallyHidden}>{text}</span>
            <Icon name="down" size={16} />
          </>
        ),
      }}
      items={events.map((event) => ({ id: `${event.id}`, text: `${timeOf(event)} · ${eventName(event)}` }))}
      choice={`${current}`}
      onSelect={(id) => onSwitch(Number(id))}
    />
  );
};
