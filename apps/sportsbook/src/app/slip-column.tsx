import { Suspense } from "react";
import { useBetslips } from "../data/betslip/betslips-context.ts";
import { useStateValue } from "../data/use-state-value.ts";
import { message } from "../i18n/message.ts";
import { BetslipPanel } from "./late-features.ts";
import styles from "./side-panel.module.css";
import { useSlipSurroundings } from "./use-slip-surroundings.ts";

/** Its name alone, as long as nobody knows what is on it. */
const Expected = () => (
  <h2 className={styles.title} aria-busy="true">
    {message("slip.title")}
  </h2>
);

/** The slip beside the offer. It comes with its rules, after the first odds. */
export const SlipColumn = ({ liveHref }: { readonly liveHref: string }) => {
  const isReady = useStateValue(useBetslips().ready);
  const surroundings = useSlipSurroundings();
  if (!isReady) return <Expected />;
  return (
    <Suspense fallback={<Expected />}>
      <div className={styles.slip}>
        <BetslipPanel {...surroundings} liveHref={liveHref} />
      </div>
    </Suspense>
  );
};
