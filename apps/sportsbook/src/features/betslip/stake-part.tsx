import type { Betslip, SlipError, SlipSummary } from "@touchline/betting";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectErrors } from "../../data/betslip/selectors.ts";
import { slipErrorText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { AmountField } from "./amount-field.tsx";
import styles from "./foot.module.css";
import { QuickStakesRow } from "./quick-stakes-row.tsx";
import { useMoney } from "./slip-context.ts";
import { enterAmount, enteredAmount, type StakeEntry, setStake } from "./stake-entry.ts";

interface StakePartProps {
  readonly slip: Betslip;
  readonly summary: SlipSummary;
  readonly entry: StakeEntry;
}

type StakeError = Extract<SlipError, { at: "stake" }>;

const labelOf = (entry: StakeEntry, { type, combinations }: SlipSummary): string => {
  if (entry === "desiredProfit") return message("slip.desiredProfit");
  if (entry === "total") return message("slip.totalStakeSplit");
  if (type !== "system" || combinations === 0) return message("slip.stake");
  return message("slip.totalStakeOf", { combinations: message("slip.combinations", { count: combinations }) });
};

/** The stake that would be right, where one can be told. */
const repairOf = (error: StakeError, balance: bigint): bigint | null => {
  if (error.key === "stake_below_min") return error.min;
  if (error.key === "stake_above_max") return error.max;
  return error.key === "balance_insufficient" && balance > 0n ? balance : null;
};

/** A stake that is not there yet is no mistake. */
const isMistake = (error: SlipError): error is StakeError => error.at === "stake" && error.key !== "stake_missing";

/** The field of the slip's stake, the brand's amounts, and what is wrong with it together with what puts it right. */
export const StakePart = ({ slip, summary, entry }: StakePartProps) => {
  const { dispatch } = useBetslips();
  const money = useMoney();
  const error = useSlip(selectErrors).find(isMistake);
  const { balance } = useSlip(({ wallet }) => wallet);
  const text = error && slipErrorText(error, money.format);
  const repair = error ? repairOf(error, balance) : null;
  const action = repair === null ? null : setStake(entry, repair, slip);
  const hasField = entry !== "own" && entry !== "rows";
  return (
    <>
      {hasField ? (
        <AmountField
          label={labelOf(entry, summary)}
          value={enteredAmount(entry, slip, summary)}
          onEnter={(amount) => dispatch(enterAmount(entry, amount))}
          error={text}
        />
      ) : (
        text && (
          <p className={styles.error} role="status">
            {text}
          </p>
        )
      )}
      {repair !== null && action && (
        <Button small block onClick={() => dispatch(action)}>
          {message("slip.use", { amount: money.format(repair) })}
        </Button>
      )}
      {hasField && <QuickStakesRow slip={slip} entry={entry} />}
    </>
  );
};
