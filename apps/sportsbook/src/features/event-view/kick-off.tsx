import type { FullEvent } from "../../data/event/full-event.ts";
import { useEventTime } from "../../data/preferences/use-event-time.ts";
import { useNow } from "../../data/use-now.ts";
import { formatSeconds } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { Badge } from "../../ui/badge.tsx";
import { Team } from "./football-board.tsx";
import styles from "./scoreboard.module.css";
import { sidesOf } from "./sides.ts";

const HOUR = 3600;
const COUNTDOWN_FROM = 2 * HOUR;

/** `00:47:12` */
const formatCountdown = (seconds: number): string =>
  `${String(Math.floor(seconds / HOUR)).padStart(2, "0")}:${formatSeconds(seconds % HOUR)}`;

const Countdown = ({ startsAt }: { readonly startsAt: number }) => {
  const seconds = useNow((now) => Math.ceil((startsAt - now) / 1000));
  if (seconds <= 0 || seconds > COUNTDOWN_FROM) return null;
  return (
    <Badge tone="outline" icon="clock">
      {message("eventView.startsIn", { time: formatCountdown(seconds) })}
    </Badge>
  );
};

const StartTime = ({ startsAt }: { readonly startsAt: number }) => {
  const { time, day } = useEventTime(startsAt);
  return (
    <div className={styles.middle}>
      <time className={styles.kickOff} dateTime={new Date(startsAt).toISOString()}>
        {time}
      </time>
      <span className={styles.day}>{day ?? message("filters.today")}</span>
      <Countdown startsAt={startsAt} />
    </div>
  );
};

/** An event that is still to begin. An outright has a name in place of two teams. */
export const KickOff = ({ event }: { readonly event: FullEvent }) => {
  const [first, second] = sidesOf(event);
  if (!first || !second) {
    return (
      <div className={styles.outright}>
        <span className={styles.outrightName}>{event.name}</span>
        <StartTime startsAt={event.startsAt} />
      </div>
    );
  }
  return (
    <div className={styles.teams} data-waiting="true">
      <Team {...first} />
      <StartTime startsAt={event.startsAt} />
      <Team {...second} />
    </div>
  );
};
