import { type Betslip, type SlipSummary, selectionsOf } from "@touchline/betting";
import { useEffect } from "react";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import styles from "./cards.module.css";
import { useMoney } from "./slip-context.ts";

interface SystemSizesProps {
  readonly slip: Betslip;
  readonly summary: SlipSummary;
}

const nameOf = (size: number, of: number, bankers: number): string => {
  const system = `${size}/${of}`;
  return bankers === 0 ? system : message("slip.withFix", { system, count: bankers });
};

/** The sizes a system can be played in, and what of the stake goes on each. */
export const SystemSizes = ({ slip, summary }: SystemSizesProps) => {
  const { askCombinations, dispatch } = useBetslips();
  const triangle = useSlip(({ combinations }) => combinations);
  const money = useMoney();
  useEffect(askCombinations, [askCombinations]);

  const selections = selectionsOf(slip);
  const bankers = selections.filter(({ banker }) => banker).length;
  const others = selections.length - bankers;
  const sizes = Array.from({ length: others }, (_, index) => index + 1).filter((size) => size + bankers > 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className={styles.rows} role="group" aria-label={message("slip.systems")}>
      {sizes.map((size) => {
        const row = summary.rows.find((played) => played.size === size);
        const count = row?.combinations ?? triangle?.[others]?.[size];
        return (
          <div key={size} className={styles.row}>
            <Checkbox checked={slip.systems.includes(size)} onChange={() => dispatch({ type: "system toggled", size })}>
              <span className={styles.name}>{nameOf(size, others, bankers)}</span>
              {count !== undefined && <span className={styles.note}>{message("slip.combinations", { count })}</span>}
            </Checkbox>
            {row && row.stake > 0n && <span className={styles.sum}>{money.format(row.stake)}</span>}
          </div>
        );
      })}
    </div>
  );
};
