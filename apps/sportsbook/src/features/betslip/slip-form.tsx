import type { Betslip } from "@touchline/betting";
import type { ReactNode } from "react";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { selectSummary } from "../../data/betslip/selectors.ts";
import { LoadedNotice } from "./loaded-notice.tsx";
import { MultiplesRows } from "./multiples-rows.tsx";
import { PickCards } from "./pick-cards.tsx";
import styles from "./slip.module.css";
import { SlipFoot } from "./slip-foot.tsx";
import { SlipNotices } from "./slip-notices.tsx";
import { SlipTools } from "./slip-tools.tsx";
import { SystemSizes } from "./system-sizes.tsx";
import { TicketTypes } from "./ticket-types.tsx";

interface SlipFormProps {
  readonly slip: Betslip;
  /** What became of the last attempt, above all else. */
  readonly outcome?: ReactNode;
  readonly rejections?: ReadonlyMap<string, string> | undefined;
  /** Given where there is no room for it in the head. */
  readonly onClear?: (() => void) | undefined;
}

/** The slip as it is filled in. */
export const SlipForm = ({ slip, outcome, rejections, onClear }: SlipFormProps) => {
  const rules = useSlip(({ rules }) => rules);
  const summary = useSlip(selectSummary);
  return (
    <>
      <div className={styles.body}>
        {outcome}
        <LoadedNotice />
        <TicketTypes slip={slip} rules={rules} />
        <SlipNotices slip={slip} />
        <PickCards slip={slip} rejections={rejections} />
        {summary.type === "system" && <SystemSizes slip={slip} summary={summary} />}
        {summary.type === "multiples" && <MultiplesRows slip={slip} rules={rules} />}
        <SlipTools onClear={onClear} />
      </div>
      <SlipFoot slip={slip} rules={rules} />
    </>
  );
};
