import { Suspense } from "react";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { message } from "../../i18n/message.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BetslipPanel } from "./late-slip.ts";
import styles from "./side-panel.module.css";

/** Shown until the slip is loaded. */
const Expected = () => (
  <div className={styles.expected} aria-busy="true">
    <h2>{message("slip.title")}</h2>
    <Skeleton width="100%" height={76} shape="box" />
  </div>
);

interface SlipColumnProps {
  readonly onClose?: () => void;
}

/** The slip beside the offer. It is loaded after the first odds. */
export const SlipColumn = (props: SlipColumnProps) => {
  const isReady = useSlip(({ isReady }) => isReady);
  if (!isReady) return <Expected />;
  return (
    <PartBoundary name="slip" size="slip">
      <Suspense fallback={<Expected />}>
        <div className={styles.slip}>
          <BetslipPanel {...props} />
        </div>
      </Suspense>
    </PartBoundary>
  );
};
