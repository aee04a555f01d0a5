import type { BuilderPick } from "@touchline/betting";
import { createStore } from "zustand/vanilla";
import type { ReadonlyStore } from "../store.ts";

/** An outcome in the bet builder, with the names it had when it was picked. */
export interface BuilderLeg {
  readonly slot: number;
  readonly marketSlot: number;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly pick: BuilderPick;
}

const NO_LEGS: readonly BuilderLeg[] = [];

/** Picking a picked outcome removes it; another outcome of the same market takes the earlier one's place. */
const toggleLeg = (legs: readonly BuilderLeg[], picked: BuilderLeg): readonly BuilderLeg[] => {
  if (legs.some(({ slot }) => slot === picked.slot)) return legs.filter(({ slot }) => slot !== picked.slot);
  const position = legs.findIndex(({ marketSlot }) => marketSlot === picked.marketSlot);
  return position < 0 ? [...legs, picked] : legs.with(position, picked);
};

/** What is picked for the bet builder, by event. */
export const createBuilderLegs = () => {
  const byEvent = createStore<ReadonlyMap<number, readonly BuilderLeg[]>>(() => new Map());
  const legsOf = (eventId: number): readonly BuilderLeg[] => byEvent.getState().get(eventId) ?? NO_LEGS;
  const set = (eventId: number, legs: readonly BuilderLeg[]): void =>
    byEvent.setState(new Map([...byEvent.getState(), [eventId, legs]]), true);
  return {
    byEvent: byEvent as ReadonlyStore<ReadonlyMap<number, readonly BuilderLeg[]>>,
    legsOf,
    toggle: (leg: BuilderLeg): void => set(leg.pick.eventId, toggleLeg(legsOf(leg.pick.eventId), leg)),
    remove: (eventId: number, gone: number): void =>
      set(
        eventId,
        legsOf(eventId).filter(({ slot }) => slot !== gone),
      ),
    clear: (eventId: number): void => set(eventId, NO_LEGS),
  };
};

export type BuilderLegs = ReturnType<typeof createBuilderLegs>;
