import { formatMoney, type SymbolPosition } from "@touchline/betting";
import { useStore } from "zustand";
import { useSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import type { GamblingPage, Play } from "../../data/safer-gambling/safer-gambling-model.ts";
import { useNow } from "../../data/use-now.ts";
import { pageLocale } from "../../i18n/language.ts";
import { message } from "../../i18n/message.ts";
import { formatShare } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import { formatPlayed, formatPlayedShort } from "./played-time.ts";
import styles from "./safer-gambling.module.css";
import { stripFact } from "./strip-fact.ts";

interface StripProps {
  readonly play: Play;
  readonly position: SymbolPosition;
  /** In a header: without seconds, and without a sign that it leads on. */
  readonly inHeader?: boolean;
  readonly onPage: (page: GamblingPage) => void;
}

const SessionTime = ({ play, inHeader = false }: Pick<StripProps, "play" | "inHeader">) => {
  const format = inHeader ? formatPlayedShort : formatPlayed;
  const time = useNow((now) => format(Math.max(0, now - play.startedAt)));
  return (
    <span>
      {message("gambling.session")} <b>{time}</b>
    </span>
  );
};

const MINUTE = 60_000;

/** Whole minutes that are left until a moment, the one that has begun included. */
const useMinutesUntil = (moment: number | null): number | null =>
  useNow((now) => (moment === null ? null : Math.ceil((moment - now) / MINUTE)));

const Fact = ({ play, position }: Pick<StripProps, "play" | "position">) => {
  const { limits } = useStore(useSaferGambling().limits);
  const today = useStore(play.today);
  const { nextAt } = useStore(play.check);
  const fact = stripFact({ limits, today, checkIn: useMinutesUntil(nextAt) });
  switch (fact?.kind) {
    case "limit":
      return (
        <span className={styles.near}>
          <Icon name="warn" size={14} />
          {message(`gambling.limit.${fact.of}`, { share: formatShare(fact.percent * 100) })}
        </span>
      );
    case "check":
      return (
        <span className={styles.fact}>
          {message("gambling.checkIn")} <b>{message("gambling.minutes", { count: fact.minutes })}</b>
        </span>
      );
    case "net": {
      const { net, currency } = fact.today;
      return (
        <span className={styles.fact}>
          {message("gambling.netToday")} <b>{formatMoney(net, { currency, locale: pageLocale(), position })}</b>
        </span>
      );
    }
    default:
      return null;
  }
};

const LimitsLink = ({ inHeader = false, onPage }: Pick<StripProps, "inHeader" | "onPage">) => {
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

/** Facts for who is signed in, always in the same place and never in colour as praise: how long, how much, and the way to limits. */
export const PlayStrip = ({ play, position, inHeader = false, onPage }: StripProps) => (
  <aside className={styles.strip} data-header={inHeader} aria-label={message("saferGambling.title")}>
    <Icon name="shield" size={inHeader ? 16 : 14} />
    <SessionTime play={play} inHeader={inHeader} />
    <span className={styles.line} />
    <Fact play={play} position={position} />
    <LimitsLink inHeader={inHeader} onPage={onPage} />
  </aside>
);
