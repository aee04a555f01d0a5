import { outcomeId } from "@touchline/protocol";
import { createContext, useContext } from "react";
import { useShallow } from "zustand/react/shallow";
import { useStore } from "../use-store.ts";
import { type BetslipState, isMarked, selectPicked } from "./betslip-store.ts";
import type { Betslips } from "./lazy-betslips.ts";

export const BetslipsContext = createContext<Betslips | null>(null);

export const useBetslips = (): Betslips => {
  const betslips = useContext(BetslipsContext);
  if (!betslips) throw new Error("no betslips above this component");
  return betslips;
};

/** What a selector reads of the slips. */
export const useSlip = <Value>(select: (state: BetslipState) => Value): Value => useStore(useBetslips().store, select);

/** Outcome ids of everything on the active slip. A component about one price uses `useIsPicked`, which renders less often. */
export const usePicked = (): ReadonlySet<string> => useSlip(useShallow(selectPicked));

/** Whether a price is marked: its outcome is on the active slip, by itself or in a bet builder, or a tap is about to change that. */
export const useIsPicked = (eventId: number, slot: number): boolean =>
  useSlip((state) => isMarked(state, outcomeId(eventId, slot)));
