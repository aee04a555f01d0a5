import { type Betslip, oddsOf, type Selection, type SlipState, selectionsOf } from "@touchline/betting";
import type { StoredSelection } from "@touchline/protocol";

/** The slot that an outcome's id names: `7o3` → 3. */
export const slotOf = (outcomeId: string): number => Number(outcomeId.slice(outcomeId.indexOf("o") + 1));

export const outcomesOf = ({ markets }: Selection): string[] =>
  Object.values(markets).map(({ outcomeId }) => outcomeId);

export const slotsOf = (selection: Selection): number[] => outcomesOf(selection).map(slotOf);

/** As little of a selection as brings it back; the price is the one the bettor agreed to. */
export const storedOf = (slip: Betslip, selection: Selection): StoredSelection => {
  const agreed = selection.previousOdds ?? oddsOf(slip, selection);
  return {
    eventId: selection.eventId,
    slots: slotsOf(selection),
    odds: agreed === null || agreed <= 0 ? null : agreed,
  };
};

export const activeSlip = ({ slips, active }: SlipState): Betslip => slips[active] as Betslip;

/** Every outcome on a slip, those in a bet builder included. */
export const pickedOf = (slip: Betslip): Set<string> => new Set(selectionsOf(slip).flatMap(outcomesOf));
