import { outcomeId } from "@touchline/protocol";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Betslips } from "./betslip-model.ts";

export const BetslipsContext = createContext<Betslips | null>(null);

export const useBetslips = (): Betslips => {
  const betslips = useContext(BetslipsContext);
  if (!betslips) throw new Error("no betslips above this component");
  return betslips;
};

/** Outcome ids of all that is on the active slip. Whoever marks one price asks `useIsPicked` instead, which is told less often. */
export const usePicked = (): ReadonlySet<string> => useStore(useBetslips().picked);

/** Whether an outcome is on the active slip, by itself or in a bet builder. */
export const useIsPicked = (eventId: number, slot: number): boolean => {
  const { picked } = useBetslips();
  return useStore(picked, (ids) => ids.has(outcomeId(eventId, slot)));
};
