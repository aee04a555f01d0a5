import { type Betslip, moveOf, oddsOf, type SlipError, selectionsOf } from "@touchline/betting";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectErrors, selectSummary } from "../../data/betslip/selectors.ts";
import { SelectionCards } from "../../ui/selection-card.tsx";
import { OwnStake } from "./own-stake.tsx";
import { PickCard } from "./pick-card.tsx";

const errorOf = (errors: readonly SlipError[], id: string): SlipError | undefined =>
  errors.find((error) => error.at === "selection" && error.id === id);

interface PickCardsProps {
  readonly slip: Betslip;
  /** Words for what was not taken, by selection. */
  readonly rejections?: ReadonlyMap<string, string> | undefined;
}

/** All picks of the slip, each with what concerns it alone. */
export const PickCards = ({ slip, rejections }: PickCardsProps) => {
  const betslips = useBetslips();
  const summary = useSlip(selectSummary);
  const errors = useSlip(selectErrors);
  const hasOwnStakes = summary.type === "single" && slip.selectionsList.length > 1;
  return (
    <SelectionCards>
      {selectionsOf(slip).map((selection) => (
        <PickCard
          key={selection.id}
          selection={selection}
          odds={oddsOf(slip, selection)}
          move={moveOf(slip, selection)}
          error={errorOf(errors, selection.id)}
          rejection={rejections?.get(selection.id)}
          dispatch={betslips.dispatch}
          canFix={summary.type === "system"}
        >
          {hasOwnStakes && selection.availability !== "gone" && (
            <OwnStake slip={slip} selection={selection} summary={summary} />
          )}
        </PickCard>
      ))}
    </SelectionCards>
  );
};
