import type { Betslip } from "@touchline/betting";
import { Suspense } from "react";
import { useStore } from "zustand";
import { useBetslips } from "../data/betslip/betslips-context.ts";
import { PartBoundary } from "../entities/part-boundary.tsx";
import { BetslipBar } from "./late-features.ts";
import { useSlipSurroundings } from "./use-slip-surroundings.ts";

/** The way to the slip, as long as something is on it or the bettor has not seen what became of a bet. */
export const SlipBar = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { state, placement } = useBetslips();
  const isIdle = useStore(placement, ({ status }) => status === "idle");
  const isEmpty = useStore(state, ({ slips, active }) => (slips[active] as Betslip).selectionsList.length === 0);
  const surroundings = useSlipSurroundings();
  if (isEmpty && isIdle) return null;
  return (
    <PartBoundary name="slip bar" size="card">
      <Suspense>
        <BetslipBar {...surroundings} onOpen={onOpen} />
      </Suspense>
    </PartBoundary>
  );
};
