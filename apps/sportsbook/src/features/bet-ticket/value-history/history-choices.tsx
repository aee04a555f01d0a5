import type { BetSelection } from "@touchline/protocol";
import { matchName } from "../../../entities/ticket/match.ts";
import { message } from "../../../i18n/message.ts";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import type { Range } from "./history-view.ts";
import styles from "./value-history.module.css";

interface HistoryChoicesProps {
  readonly matches: readonly BetSelection[];
  readonly match: BetSelection;
  readonly onMatch: (eventId: number) => void;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
}

/** Along which time it is drawn and, of several matches, along which. */
export const HistoryChoices = ({ matches, match, onMatch, range, onRange }: HistoryChoicesProps) => (
  <div className={styles.choices}>
    <SegmentedChoice
      label={message("course.range")}
      segments={[
        { id: "match", text: message("course.match") },
        { id: "placed", text: message("course.sincePlaced") },
      ]}
      value={range}
      onChange={onRange}
    />
    {matches.length > 1 && (
      <div className={styles.matches}>
        <SegmentedChoice
          label={message("course.matches")}
          segments={matches.map((one) => ({ id: String(one.event.id), text: matchName(one) }))}
          value={String(match.event.id)}
          onChange={(id) => onMatch(Number(id))}
        />
      </div>
    )}
  </div>
);
