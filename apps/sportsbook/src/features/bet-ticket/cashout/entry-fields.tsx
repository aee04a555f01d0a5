import { ruleBoundsOf } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import { useMoney, type WriteMoney } from "../../../data/tickets/tickets-context.ts";
import { message } from "../../../i18n/message.ts";
import { formatCount, formatShare } from "../../../i18n/numbers.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RadioList } from "../../../ui/radio-list.tsx";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import { StakeField } from "../../../ui/stake-field.tsx";
import { SWIPE_IGNORE } from "../../../ui/swipe-ignore.ts";
import { AmountInput } from "./amount-input.tsx";
import { boundsHint, problemText } from "./bounds-text.ts";
import type { MinuteMatch } from "./minute-matches.ts";
import { deedOf, entryProblem, isMinute, kindOf, RULE_DEEDS, type RuleEntry, SHARES } from "./rule-entry.ts";
import styles from "./rules.module.css";

interface MatchChoiceProps {
  readonly matches: readonly MinuteMatch[];
  /** Null until one of several is chosen. */
  readonly value: number | null;
  readonly onChange: (eventId: number) => void;
}

/** The match whose minute counts: a text if there is one match, a choice if there are several. */
const MatchChoice = ({ matches, value, onChange }: MatchChoiceProps) => {
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

interface MinuteInputProps {
  readonly value: number | null;
  readonly onEnter: (minute: number | null) => void;
}

/** The minute of the match from which on a rule is active. */
const MinuteInput = ({ value, onEnter }: MinuteInputProps) => (
  <StakeField
    label={message("rules.from")}
    symbol="′"
    symbolAfter
    value={value === null ? "" : String(value)}
    placeholder="80"
    onChange={(text) => {
      const digits = text.replace(/\D/g, "").slice(0, 3);
      onEnter(digits === "" ? null : Number(digits));
    }}
  />
);

interface EntryFieldsProps {
  readonly bet: Bet;
  readonly entry: RuleEntry;
  readonly matches: readonly MinuteMatch[];
  readonly onChange: (entry: RuleEntry) => void;
}

/** A rule that only notifies may have any amount. */
const hintOf = (entry: RuleEntry, bet: Bet, money: WriteMoney): string => {
  const bounds = ruleBoundsOf(bet);
  const { sort, minute } = entry;
  if (sort === "minute" && isMinute(minute))
    return message("rules.sleeps", { amount: money(bounds.limit), minute: formatCount(minute) });
  return boundsHint(sort === "notify" ? "minute" : kindOf(entry, bet), bounds, money);
};

/** Fields of the chosen kind of rule. */
export const EntryFields = ({ bet, entry, matches, onChange }: EntryFieldsProps) => {
  const money = useMoney(bet.currency);
  const problem = entryProblem(entry, bet);
  const isByMinute = entry.sort === "minute";
  const change = (changes: Partial<RuleEntry>): void => onChange({ ...entry, ...changes });
  return (
    <div className={styles.entry}>
      <div className={styles.figures} data-minute={isByMinute}>
        {isByMinute && <MinuteInput value={entry.minute} onEnter={(minute) => change({ minute })} />}
        <AmountInput
          label={message(`rules.field.${entry.sort}`)}
          currency={bet.currency}
          value={entry.amount}
          onEnter={(amount) => change({ amount })}
          hint={hintOf(entry, bet, money)}
          error={problem && problemText(kindOf(entry, bet), problem, ruleBoundsOf(bet), money)}
        />
      </div>
      {isByMinute && (
        <>
          <MatchChoice matches={matches} value={entry.eventId} onChange={(eventId) => change({ eventId })} />
          <SegmentedChoice
            label={message("rules.deeds")}
            segments={RULE_DEEDS.map((id) => ({ id, text: message(`rules.deed.${id}`) }))}
            value={entry.deed}
            onChange={(deed) => change({ deed })}
          />
        </>
      )}
      {deedOf(entry) === "part" && (
        <SegmentedChoice
          label={message("rules.share")}
          segments={SHARES.map((id) => ({ id, text: formatShare(Number(id) * 100) }))}
          value={entry.share}
          onChange={(share) => change({ share })}
        />
      )}
    </div>
  );
};
