import {
  type Betslip,
  type SlipRules,
  type SlipSummary,
  selectionsOf,
  systemSizes,
  TICKET_TYPES,
  type TicketType,
  typeObstacle,
} from "@touchline/betting";
import { type ReactNode, useEffect } from "react";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectSummary } from "../../data/betslip/selectors.ts";
import { useNotify } from "../../entities/toast/notify-context.ts";
import { obstacleText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import systemSizesStyles from "./cards.module.css";
import { MultiplesRows } from "./multiples-rows.tsx";
import { PickCards } from "./pick-cards.tsx";
import styles from "./slip.module.css";
import { SlipFoot } from "./slip-foot.tsx";
import { useMoney } from "./slip-hooks.ts";
import { LoadedNotice, SlipNotices } from "./slip-notices.tsx";
import { SlipTools } from "./slip-tools.tsx";

interface SystemSizesProps {
  readonly slip: Betslip;
  readonly summary: SlipSummary;
}

const nameOf = (size: number, of: number, bankers: number): string => {
  const system = `${size}/${of}`;
  return bankers === 0 ? system : message("slip.withFix", { system, count: bankers });
};

/** The possible sizes of a system, and the share of the stake for each. */
const SystemSizes = ({ slip, summary }: SystemSizesProps) => {
  const { askCombinations, dispatch } = useBetslips();
  const triangle = useSlip(({ combinations }) => combinations);
  const money = useMoney();
  useEffect(askCombinations, [askCombinations]);

  const selections = selectionsOf(slip);
  const bankers = selections.filter(({ banker }) => banker).length;
  const others = selections.length - bankers;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className={systemSizesStyles.rows} role="group" aria-label={message("slip.systems")}>
      {systemSizes(slip).map((size) => {
        const row = summary.rows.find((played) => played.size === size);
        const count = row?.combinations ?? triangle?.[others]?.[size];
        return (
          <div key={size} className={systemSizesStyles.row}>
            <Checkbox checked={slip.systems.includes(size)} onChange={() => dispatch({ type: "system toggled", size })}>
              <span className={systemSizesStyles.name}>{nameOf(size, others, bankers)}</span>
              {count !== undefined && (
                <span className={systemSizesStyles.note}>{message("slip.combinations", { count })}</span>
              )}
            </Checkbox>
            {row && row.stake > 0n && <span className={systemSizesStyles.sum}>{money.format(row.stake)}</span>}
          </div>
        );
      })}
    </div>
  );
};

/** The bet types of the brand. One that these picks do not allow shows the reason when it is pressed. */
const TicketTypes = ({ slip, rules }: { readonly slip: Betslip; readonly rules: SlipRules }) => {
  const { dispatch } = useBetslips();
  const notify = useNotify();
  const types = TICKET_TYPES.filter((type) => rules.betTypes.includes(type));
  if (rules.indonesian || types.length < 2) return null;

  const choose = (ticketType: TicketType): void => {
    const obstacle = typeObstacle(slip, ticketType, rules);
    if (obstacle) notify("warning", obstacleText(obstacle));
    else dispatch({ type: "ticket type chosen", ticketType, at: Date.now() });
  };
  const isOneEvent = types.some((type) => typeObstacle(slip, type, rules) === "same_event");
  return (
    <>
      <div className={styles.types}>
        <SegmentedChoice
          label={message("slip.type")}
          value={slip.type}
          segments={types.map((type) => {
            const obstacle = typeObstacle(slip, type, rules);
            return {
              id: type,
              text: message(`slip.type.${type}`),
              obstacle: obstacle ? obstacleText(obstacle) : undefined,
            };
          })}
          onChange={choose}
        />
      </div>
      {isOneEvent && <p className={styles.reason}>{obstacleText("same_event")}</p>}
    </>
  );
};

interface SlipFormProps {
  readonly slip: Betslip;
  /** The result of the last attempt, shown first. */
  readonly outcome?: ReactNode;
  readonly rejections?: ReadonlyMap<string, string> | undefined;
  /** Given where the head of the slip has no room for this button. */
  readonly onClear?: (() => void) | undefined;
}

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
        {summary.type === "multiples" && <MultiplesRows slip={slip} rules={rules} summary={summary} />}
        <SlipTools onClear={onClear} />
      </div>
      <SlipFoot slip={slip} rules={rules} />
    </>
  );
};
