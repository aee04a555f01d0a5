import { Suspense } from "react";
import { selectActiveSlip } from "../../data/betslip/betslip-store.ts";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { BetslipBar } from "./late-features.ts";
import { useSlipSurroundings } from "./use-slip-surroundings.ts";

/** The way to the slip, as long as something is on it or the bettor has not seen what became of a bet. */
export const SlipBar = ({ onOpen }: { readonly onOpen: () => void }) => {
  const isIdle = useSlip(({ placement }) => placement.status === "idle");
  const isEmpty = useSlip((state) => selectActiveSlip(state).selectionsList.length === 0);
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
