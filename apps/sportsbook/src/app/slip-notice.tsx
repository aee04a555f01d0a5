import { Suspense } from "react";
import { useStore } from "zustand";
import { useBetslips } from "../data/betslip/betslips-context.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { SlipToasts } from "./late-features.ts";

/** Why a tap on a price was not taken, whatever page it was on. */
export const SlipNotice = () => {
  const { state } = useBetslips();
  const notice = useStore(state, ({ notice }) => notice);
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
