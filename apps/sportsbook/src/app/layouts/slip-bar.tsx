import { selectActiveSlip } from "../../data/betslip/betslip-store.ts";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { Late } from "../../ui/late.tsx";
import { BetslipBar } from "./late-features.ts";
import { useSheets } from "./sheets-context.ts";

interface SlipBarProps {
  /** What it opens holds more than the slip: it is shown though the slip is empty. */
  readonly isAlways?: boolean;
}

/** Opens the slip. Shown while it has selections or a result that was not seen yet. */
export const SlipBar = ({ isAlways = false }: SlipBarProps) => {
  const isIdle = useSlip(({ placement }) => placement.status === "idle");
  const isEmpty = useSlip((state) => selectActiveSlip(state).selectionsList.length === 0);
  const { openSlip } = useSheets();
  if (isEmpty && isIdle && !isAlways) return null;
  return (
    <PartBoundary name="slip bar" size="card">
      <Late>
        <BetslipBar onOpen={openSlip} />
      </Late>
    </PartBoundary>
  );
};
