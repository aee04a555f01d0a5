import { Suspense } from "react";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { message } from "../../i18n/message.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { BetslipPanel } from "./late-slip.ts";
import { useSlipSurroundings } from "./use-slip-surroundings.ts";

interface SlipSheetProps {
  readonly liveHref: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The slip over the page, where there is no column for it. */
export const SlipSheet = ({ liveHref, open, onClose }: SlipSheetProps) => {
  const surroundings = useSlipSurroundings();
  return (
    <Sheet label={message("slip.title")} open={open} onClose={onClose}>
      <PartBoundary name="slip" size="slip">
        <Suspense>
          <BetslipPanel {...surroundings} liveHref={liveHref} onClose={onClose} />
        </Suspense>
      </PartBoundary>
    </Sheet>
  );
};
