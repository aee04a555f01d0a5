import { formatMoney, type SymbolPosition } from "@touchline/betting";
import type { ReactNode } from "react";
import { useSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import type { GamblingPage, Play } from "../../data/safer-gambling/safer-gambling-model.ts";
import { useNow } from "../../data/use-now.ts";
import { useStore } from "../../data/use-store.ts";
import { pageLocale } from "../../i18n/language.ts";
import { message } from "../../i18n/message.ts";
import { formatShare } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import { playBarNotice } from "./play-bar-notice.ts";
import { formatPlayed, formatPlayedShort } from "./played-time.ts";
import styles from "./safer-gambling.module.css";

interface PlayBarProps {
  readonly play: Play;
  readonly position: SymbolPosition;
  /** The balance, where the page has no header that shows it. */
  readonly balance?: ReactNode;
  /** In a header: without seconds and without an arrow. */
  readonly inHeader?: boolean;
  readonly onPage: (page: GamblingPage) => void;
}

const SessionTime = ({ play, inHeader = false }: Pick<PlayBarProps, "play" | "inHeader">) => {
  const format = inHeader ? formatPlayedShort : formatPlayed;
  const time = useNow((now) => format(Math.max(0, now - play.startedAt)));
  return (
    <span>
      {message("gambling.session")} <b>{time}</b>
    </span>
  );
};

const MINUTE = 60_000;

/** Minutes until a moment, rounded up. */
const useMinutesUntil = (moment: number | null): number | null =>
  useNow((now) => (moment === null ? null : Math.ceil((moment - now) / MINUTE)));

/** Today's net result; nothing until it is known. */
const NetToday = ({ play, position }: Pick<PlayBarProps, "play" | "position">) => {
  const today = useStore(play.today);
  if (!today) return null;
  const { net, currency } = today;
  return (
    <span className={styles.fact}>
      {message("gambling.netToday")} <b>{formatMoney(net, { currency, locale: pageLocale(), position })}</b>
    </span>
  );
};

const Notice = ({ play }: Pick<PlayBarProps, "play">) => {
  const { limits } = useStore(useSaferGambling().limits);
  const { nextAt } = useStore(play.check);
  const notice = playBarNotice({ limits, checkIn: useMinutesUntil(nextAt) });
  switch (notice?.kind) {
    case "limit":
      return (
        <span className={styles.near}>
          <Icon name="warn" size={14} />
          {message(`gambling.limit.${notice.of}`, { share: formatShare(notice.percent * 100) })}
        </span>
      );
    case "check":
      return (
        <span className={styles.notice}>
          {message("gambling.checkIn")} <b>{message("gambling.minutes", { count: notice.minutes })}</b>
        </span>
      );
    default:
      return null;
  }
};

const LimitsLink = ({ inHeader = false, onPage }: Pick<PlayBarProps, "inHeader" | "onPage">) => {
  const { limits } = useStore(useSaferGambling().frame);
  if (!limits) return null;
  return (
    <>
      {inHeader && <span className={styles.line} />}
      <span className={styles.link}>
        <button type="button" onClick={() => onPage("limits")}>
          {message("gambling.limits")}
          {!inHeader && <Icon name="right" size={12} />}
        </button>
      </span>
    </>
  );
};

/**
 * Session time, net result and a link to limits, for signed-in punters. Always in the same place and without colours. A notice takes
 * a line of its own on a phone, so that it displaces nothing.
 */
export const PlayBar = ({ play, position, balance, inHeader = false, onPage }: PlayBarProps) => (
  <aside className={styles.bar} data-header={inHeader} aria-label={message("saferGambling.title")}>
    <span className={styles.facts}>
      <Icon name="shield" size={inHeader ? 16 : 14} />
      <SessionTime play={play} inHeader={inHeader} />
      <span className={styles.line} />
      <NetToday play={play} position={position} />
      {balance}
      <LimitsLink inHeader={inHeader} onPage={onPage} />
    </span>
    <Notice play={play} />
  </aside>
);
