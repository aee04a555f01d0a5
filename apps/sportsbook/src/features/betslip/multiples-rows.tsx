import { type Amount, type Betslip, offeredMultiples, type SlipRules, type SlipSummary } from "@touchline/betting";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectErrors } from "../../data/betslip/selectors.ts";
import { multiplesName } from "../../entities/ticket/multiples-name.ts";
import { slipErrorText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { AmountField } from "./amount-field.tsx";
import styles from "./cards.module.css";
import { MaxButton } from "./max-button.tsx";
import { useMoney } from "./slip-hooks.ts";

interface MultiplesRowsProps {
  readonly slip: Betslip;
  readonly rules: SlipRules;
  readonly summary: SlipSummary;
}

/** What the slip can be staked on as multiples: each row is a bet, with a stake for each of its combinations. */
export const MultiplesRows = ({ slip, rules, summary }: MultiplesRowsProps) => {
  const { dispatch } = useBetslips();
  const money = useMoney();
  const largestUnits = useSlip((state) => state.largestUnits);
  const errors = useSlip(selectErrors);
  return (
    <div className={styles.rows}>
      {offeredMultiples(slip, rules).map(({ key, sizes, combinations }) => {
        const name = multiplesName(sizes, slip.selectionsList.length);
        const bet = summary.multiples.find((staked) => staked.key === key);
        const unit = slip.betMultiples[key] ?? null;
        const enter = (stake: Amount | null): void => dispatch({ type: "multiple staked", row: key, stake });
        const error = errors.find((each) => each.at === "row" && each.row === key);
        return (
          <div key={key} className={styles.row}>
            <span className={styles.stacked}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>
                {message("slip.combinations", { count: combinations })}
                {bet && ` · ${money.format(bet.stake)}`}
              </span>
              {bet && (
                <span className={styles.note}>
                  {message("slip.returns", { amount: money.format(bet.maxWinnings.total) })}
                </span>
              )}
            </span>
            <MaxButton name={name} largest={largestUnits[key]} value={unit} bets={combinations} onEnter={enter} />
            <span className={styles.unit}>
              <AmountField
                label={message("slip.stakeEach", { name })}
                labelHidden
                value={unit}
                onEnter={enter}
                error={error && slipErrorText(error, money.format)}
              />
            </span>
          </div>
        );
      })}
    </div>
  );
};
