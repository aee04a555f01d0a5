import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { EmptySlip } from "./empty-slip.tsx";
import { placedBets, rejectedBets, rejectionsById } from "./outcome.ts";
import { PartlyPlaced } from "./partly-placed.tsx";
import { Receipt } from "./receipt.tsx";
import { Refusal } from "./refusal.tsx";
import { Rejection } from "./rejection.tsx";
import { useActiveSlip } from "./slip-context.ts";
import { SlipForm } from "./slip-form.tsx";
import { isWaiting, WaitingView } from "./waiting-view.tsx";

interface SlipViewProps {
  readonly liveHref: string;
  readonly isFloating: boolean;
}

/** What of the slip is shown follows from where the attempt to bet stands. */
export const SlipView = ({ liveHref, isFloating }: SlipViewProps) => {
  const betslips = useBetslips();
  const placement = useSlip(({ placement }) => placement);
  const slip = useActiveSlip();
  const onClear = isFloating ? () => betslips.dispatch({ type: "slip cleared" }) : undefined;

  if (isWaiting(placement)) return <WaitingView placement={placement} slip={slip} />;
  if (placement.status === "decided") {
    if (rejectedBets(placement).length === 0) return <Receipt decided={placement} />;
    if (placedBets(placement).length > 0 || slip.selectionsList.length === 0)
      return <PartlyPlaced decided={placement} slip={slip} />;
    const rejections = rejectionsById(placement);
    return (
      <SlipForm slip={slip} outcome={<Rejection decided={placement} />} rejections={rejections} onClear={onClear} />
    );
  }
  if (slip.selectionsList.length === 0) return <EmptySlip liveHref={liveHref} />;
  const outcome = placement.status === "refused" && <Refusal why={placement.why} />;
  return <SlipForm slip={slip} outcome={outcome} onClear={onClear} />;
};
