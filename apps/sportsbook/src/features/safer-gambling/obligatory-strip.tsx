import { type Mark, requiredFacts, requiredMarks, timeOutOf } from "@touchline/jurisdictions";
import { useBreak, useSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import type { GamblingPage, Play } from "../../data/safer-gambling/safer-gambling-model.ts";
import { useNow } from "../../data/use-now.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./obligatory-strip.module.css";
import { formatPlayed } from "./played-time.ts";

interface StripProps {
  /** Where no session bar is shown beside it. */
  readonly withSession: boolean;
  readonly onPage: (page: GamblingPage) => void;
  readonly onBreak: (hours: number) => void;
}

const HOUR = 3_600_000;

const MarkLink = ({ mark, onPage }: { readonly mark: Mark } & Pick<StripProps, "onPage">) => {
  const { name, about, to } = mark;
  const label = `${name}: ${message(`gambling.mark.${about}`)}`;
  if ("page" in to)
    return (
      <button type="button" className={styles.mark} aria-label={label} onClick={() => onPage(to.page)}>
        {name}
      </button>
    );
  return (
    <a className={styles.mark} href={to.url} aria-label={label} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
};

const Clock = () => {
  const time = useNow((now) => formatDate("HH:mm", now));
  return (
    <span className={styles.fact}>
      <Icon name="clock" size={14} />
      <b aria-label={message("legal.localTime", { time })} role="img">
        {time}
      </b>
    </span>
  );
};

const SessionTime = ({ play }: { readonly play: Play }) => {
  const time = useNow((now) => formatPlayed(Math.max(0, now - play.startedAt)));
  return (
    <span className={styles.fact}>
      {message("gambling.session")} <b>{time}</b>
    </span>
  );
};

/** Stops play at once. Nobody is asked to confirm it where the market forbids the question. */
const StopButton = ({ onPage, onBreak }: Pick<StripProps, "onPage" | "onBreak">) => {
  const rule = timeOutOf(useConfig().pack);
  const { limits } = useSaferGambling();
  const isOnBreak = useBreak() !== null;
  if (!rule || isOnBreak) return null;
  const { hours, oneTap } = rule;
  const stopAtOnce = (): void => {
    // Until the host has said so as well, no bet may slip through.
    limits.setState((known) => ({ ...known, breakUntil: Date.now() + hours * HOUR }));
    onBreak(hours);
  };
  const stop = oneTap ? stopAtOnce : () => onPage("time-out");
  return (
    <button type="button" className={styles.stop} aria-label={message("gambling.stop.about", { hours })} onClick={stop}>
      <Icon name="clock" size={14} />
      {message("gambling.stop", { hours })}
    </button>
  );
};

/** What the market requires on every screen: marks with their links, the time, and the button that stops play. */
export const ObligatoryStrip = ({ withSession, onPage, onBreak }: StripProps) => {
  const { pack } = useConfig();
  const play = useStore(useSaferGambling().play);
  const facts = requiredFacts(pack);
  return (
    <aside className={styles.strip} aria-label={message("gambling.marks")} data-obligatory={pack.id}>
      <ul className={styles.marks}>
        {requiredMarks(pack).map((mark) => (
          <li key={mark.id} data-mark={mark.id}>
            <MarkLink mark={mark} onPage={onPage} />
          </li>
        ))}
      </ul>
      {facts.includes("clock") && <Clock />}
      {withSession && play && facts.includes("session") && <SessionTime play={play} />}
      {play && <StopButton onPage={onPage} onBreak={onBreak} />}
    </aside>
  );
};
