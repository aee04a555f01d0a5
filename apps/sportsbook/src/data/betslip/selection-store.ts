import { type PassedClicks, passClick } from "@touchline/betting";
import { createState, type Readable } from "../state.ts";

/** A picked outcome, with the names it had when it was picked. */
export interface Selection {
  readonly eventId: number;
  readonly slot: number;
  readonly outcomeName: string;
  readonly marketName: string;
  /** How many outcomes its market has, which decides how its price is written. */
  readonly outcomes: number;
  readonly eventName: string;
}

const isSame = (first: Selection, second: Selection): boolean =>
  first.eventId === second.eventId && first.slot === second.slot;

/** Picking a picked outcome removes it; another outcome of the same event takes the earlier one's place. */
export const toggleSelection = (selections: readonly Selection[], picked: Selection): readonly Selection[] => {
  if (selections.some((selection) => isSame(selection, picked))) {
    return selections.filter((selection) => !isSame(selection, picked));
  }
  const position = selections.findIndex(({ eventId }) => eventId === picked.eventId);
  return position < 0 ? [...selections, picked] : selections.with(position, picked);
};

const addSelection = (selections: readonly Selection[], added: Selection): readonly Selection[] =>
  selections.some((selection) => isSame(selection, added)) ? selections : toggleSelection(selections, added);

export const createSelectionStore = (now: () => number) => {
  const selections = createState<readonly Selection[]>([]);
  let clicks: PassedClicks = [];
  const mayPass = (): boolean => {
    const { passed, passes } = passClick(clicks, now());
    clicks = passed;
    return passes;
  };
  return {
    selections: selections as Readable<readonly Selection[]>,
    /** A click on a price. */
    pick: (picked: Selection): void => {
      if (mayPass()) selections.set(toggleSelection(selections.get(), picked));
    },
    /** One click that takes several: those that are picked stay, and take the place of others of their events. */
    pickAll: (picked: readonly Selection[]): void => {
      if (mayPass()) selections.set(picked.reduce(addSelection, selections.get()));
    },
    remove: (gone: Selection): void => selections.set(selections.get().filter((selection) => !isSame(selection, gone))),
    clear: (): void => selections.set([]),
    slotOf: (eventId: number): number | undefined =>
      selections.get().find((selection) => selection.eventId === eventId)?.slot,
  };
};

export type SelectionStore = ReturnType<typeof createSelectionStore>;
