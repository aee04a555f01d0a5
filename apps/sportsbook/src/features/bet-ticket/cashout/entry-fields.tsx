import { ruleBoundsOf } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import { useMoney, type WriteMoney } from "../../../data/tickets/ticket-settings.ts";
import { message } from "../../../i18n/message.ts";
import { formatCount, formatShare } from "../../../i18n/numbers.ts";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import { AmountInput } from "./amount-input.tsx";
import { boundsHint, problemText } from "./bounds-text.ts";
import { MatchChoice } from "./match-choice.tsx";
import { MinuteInput } from "./minute-input.tsx";
import type { MinuteMatch } from "./minute-matches.ts";
import { deedOf, entryProblem, isMinute, kindOf, RULE_DEEDS, type RuleEntry, SHARES } from "./rule-entry.ts";
import styles from "./rules.module.css";

interface EntryFieldsProps {
  readonly bet: Bet;
  readonly entry: RuleEntry;
  readonly matches: readonly MinuteMatch[];
  readonly onChange: (entry: RuleEntry) => void;
}

/** Who is only told may be told of any amount. */
const hintOf = (entry: RuleEntry, bet: Bet, money: WriteMoney): string => {
  const bounds = ruleBoundsOf(bet);
  const { sort, minute } = entry;
  if (sort === "minute" && isMinute(minute))
    return message("rules.sleeps", { amount: money(bounds.limit), minute: formatCount(minute) });
  return boundsHint(sort === "notify" ? "minute" : kindOf(entry, bet), bounds, money);
};

/** What the chosen sort of rule has to know. */
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
