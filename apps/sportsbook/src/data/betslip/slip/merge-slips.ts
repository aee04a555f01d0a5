import {
  type Betslip,
  createBetslip,
  holdsBuilder,
  removeSelection,
  type Selection,
  type SlipRules,
  type SlipState,
  selectionsOf,
} from "@touchline/betting";
import type { SlipFamilies } from "./slip-families.ts";
import { outcomesOf } from "./slots.ts";

const keyOf = (selection: Selection): string => `${selection.type} ${outcomesOf(selection).toSorted().join()}`;

const idsIn = (state: SlipState): Set<string> => new Set(state.slips.flatMap((slip) => selectionsOf(slip).map(keyOf)));

/** Whether a selection may stand in a slip as it is, without another giving way. */
const fits = (slip: Betslip, selection: Selection, { maxSelections }: SlipRules): boolean => {
  const held = selectionsOf(slip);
  if (selection.type === "bet_builder") return held.length === 0;
  if (holdsBuilder(slip) || held.length >= maxSelections) return false;
  return slip.type === "single" || held.every(({ eventId }) => eventId !== selection.eventId);
};

const add = (slip: Betslip, selection: Selection, from: Betslip): Betslip => {
  const price = from.betBuilderSelections[selection.eventId];
  return {
    ...slip,
    selectionsList: [...slip.selectionsList, selection.id],
    selectionsData: { ...slip.selectionsData, [selection.id]: selection },
    betBuilderSelections:
      selection.type === "bet_builder" && price
        ? { ...slip.betBuilderSelections, [selection.eventId]: price }
        : slip.betBuilderSelections,
  };
};

/** In the slip that is shown if it goes there, else in another, else in one of its own: no pick is lost. */
const place = (state: SlipState, selection: Selection, from: Betslip, rules: SlipRules): SlipState => {
  const order = [state.active, ...state.slips.keys()];
  const index = order.find((candidate) => fits(state.slips[candidate] as Betslip, selection, rules));
  if (index !== undefined) {
    const changed = add(state.slips[index] as Betslip, selection, from);
    return { ...state, slips: state.slips.with(index, changed) };
  }
  // The Indonesian offer has two slips and no more.
  if (rules.indonesian) return state;
  return { ...state, slips: [...state.slips, add(createBetslip(from.type, from.stake), selection, from)] };
};

const isEmpty = ({ slips }: SlipState): boolean => slips.every(({ selectionsList }) => selectionsList.length === 0);

/** Without those that are named. */
const dropFrom = (state: SlipState, keys: ReadonlySet<string>, rules: SlipRules): SlipState => ({
  ...state,
  slips: state.slips.map((slip) =>
    selectionsOf(slip)
      .filter((selection) => keys.has(keyOf(selection)))
      .reduce((rest, { id }) => removeSelection(rest, id, rules), slip),
  ),
});

/** The slips with what others have beyond them, but for what is known already. */
export const mergeStates = (
  kept: SlipState,
  added: SlipState,
  known: ReadonlySet<string>,
  rules: SlipRules,
): SlipState => {
  if (isEmpty(kept) && known.size === 0 && !isEmpty(added)) return added;
  const held = idsIn(kept);
  return added.slips.reduce(
    (merged, from) =>
      selectionsOf(from)
        .filter((selection) => !held.has(keyOf(selection)) && !known.has(keyOf(selection)))
        .reduce((state, selection) => place(state, selection, from, rules), merged),
    kept,
  );
};

/**
 * The slips of one place and what another has beyond them. What both had at `base` and only one has now was taken
 * away by the other, and does not come back.
 */
export const mergeFamilies = (
  kept: SlipFamilies,
  added: SlipFamilies,
  base: SlipFamilies | null,
  rules: SlipRules,
): SlipFamilies => {
  const merge = (family: keyof SlipFamilies): SlipState => {
    const known = base ? idsIn(base[family]) : new Set<string>();
    const removed = known.difference(idsIn(added[family]));
    const own = { ...rules, indonesian: family === "indonesian" };
    return mergeStates(dropFrom(kept[family], removed, own), added[family], known, own);
  };
  return { regular: merge("regular"), indonesian: merge("indonesian") };
};
