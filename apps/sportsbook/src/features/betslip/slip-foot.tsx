import type { Betslip, SlipRules } from "@touchline/betting";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { selectSummary } from "../../data/betslip/selectors.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { message } from "../../i18n/message.ts";
import { BreakNotice } from "./break-notice.tsx";
import styles from "./foot.module.css";
import { LiveDelayNotice } from "./live-delay-notice.tsx";
import { OddsChangesMenu } from "./odds-changes-menu.tsx";
import { totalOddsText } from "./odds-text.ts";
import { PlacePart } from "./place-part.tsx";
import { useSurroundings } from "./slip-context.ts";
import { stakeEntryOf } from "./stake-entry.ts";
import { StakePart } from "./stake-part.tsx";
import { SummaryRows } from "./summary-rows.tsx";

/** What is staked, what it may bring, and the tap that does it. It stays in sight while the picks scroll. */
export const SlipFoot = ({ slip, rules }: { readonly slip: Betslip; readonly rules: SlipRules }) => {
  const summary = useSlip(selectSummary);
  const { oddsFormat } = usePresentation();
  const { settings } = useSurroundings();
  const entry = stakeEntryOf(slip, summary, rules, settings.totalPaymentInputOnSingleBetType);
  return (
    <footer className={styles.foot}>
      <div className={styles.pair}>
        <OddsChangesMenu />
        {summary.totalOdds && summary.type === "combo" && (
          <span className={styles.total}>
            {message("slip.totalOdds")} <b>{totalOddsText(summary.totalOdds, oddsFormat)}</b>
          </span>
        )}
      </div>
      <StakePart slip={slip} summary={summary} entry={entry} />
      <SummaryRows summary={summary} entry={entry} />
      <LiveDelayNotice slip={slip} />
      <BreakNotice />
      <PlacePart summary={summary} />
    </footer>
  );
};
