import { Suspense } from "react";
import { selectSlips } from "../../data/betslip/betslip-store.ts";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { SlipToasts } from "./late-features.ts";

/** Why a tap on a price was not taken, whatever page it was on. */
export const SlipNotice = () => {
  const notice = useSlip((state) => selectSlips(state).notice);
  return (
    notice && (
      <ErrorBoundary name="slip notice" resetKey={notice} renderFailure={() => null}>
        <Suspense>
          <SlipToasts notice={notice} />
        </Suspense>
      </ErrorBoundary>
    )
  );
};
