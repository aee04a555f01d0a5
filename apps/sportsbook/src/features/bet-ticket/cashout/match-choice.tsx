import { message } from "../../../i18n/message.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RadioList } from "../../../ui/radio-list.tsx";
import { SWIPE_IGNORE } from "../../../ui/swipe-ignore.ts";
import type { MinuteMatch } from "./minute-matches.ts";
import styles from "./rules.module.css";

interface MatchChoiceProps {
  readonly matches: readonly MinuteMatch[];
  /** Null until one of several is chosen. */
  readonly value: number | null;
  readonly onChange: (eventId: number) => void;
}

/** The match whose minute counts: said where there is one, asked for where there are several. */
export const MatchChoice = ({ matches, value, onChange }: MatchChoiceProps) => {
  const [only, ...others] = matches;
  if (!only) return null;
  if (others.length === 0)
    return (
      <p className={styles.match}>
        <Icon name="live" />
        <span className={styles.matchName}>{only.name}</span>
        <b className={styles.matchTime}>{only.time}</b>
      </p>
    );
  return (
    <div {...SWIPE_IGNORE}>
      <RadioList
        label={message("rules.match")}
        options={matches.map(({ eventId, name, time }) => ({ id: String(eventId), title: name, text: time }))}
        value={value === null ? "" : String(value)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
};
