import {
  type Amount,
  type Betslip,
  choosePredefinedStakes,
  type SlipError,
  type SlipSummary,
  smaller,
} from "@touchline/betting";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectErrors } from "../../data/betslip/selectors.ts";
import { slipErrorText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { QuickStakes } from "../../ui/quick-stakes.tsx";
import { AmountField } from "./amount-field.tsx";
import styles from "./foot.module.css";
import { useCurrency, useMoney, useSlipSettings } from "./slip-hooks.ts";
import { enterAmount, enteredAmount, type StakeEntry, setStake } from "./stake-entry.ts";

const MAX = "max";

/** The largest possible stake: the bookmaker's limit, and not more than the balance. */
const useLargest = (): Amount => {
  const largest = useSlip(({ largestStake }) => largestStake) ?? 0n;
  const { enabled, balance } = useSlip(({ wallet }) => wallet);
  return enabled && balance > 0n ? smaller(largest, balance) : largest;
};

/** The brand's quick stakes for this currency, and the largest stake once that is known. */
const QuickStakesRow = ({ slip, entry }: { readonly slip: Betslip; readonly entry: StakeEntry }) => {
  const { dispatch } = useBetslips();
  const settings = useSlipSettings();
  const currency = useCurrency();
  const money = useMoney();
  const largest = useLargest();
  const amounts = choosePredefinedStakes(settings, currency);
  const stakes = amounts.map((amount) => ({ id: String(amount), text: money.short(amount) }));

  const choose = (id: string): void => {
    const action = id === MAX ? setStake(entry, largest, slip) : enterAmount(entry, BigInt(id));
    if (action) dispatch(action);
  };
  return (
    <QuickStakes
      label={message("slip.quickStakes")}
      stakes={largest > 0n ? [...stakes, { id: MAX, text: message("slip.max") }] : stakes}
      onChoose={choose}
    />
  );
};

interface StakeSectionProps {
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

/** The nearest stake that would be accepted, if there is one. */
const repairOf = (error: StakeError, balance: bigint): bigint | null => {
  if (error.key === "stake_below_min") return error.min;
  if (error.key === "stake_above_max") return error.max;
  return error.key === "balance_insufficient" && balance > 0n ? balance : null;
};

/** A missing stake is not shown as an error. */
const isMistake = (error: SlipError): error is StakeError => error.at === "stake" && error.key !== "stake_missing";

const isPartTooHigh = ({ at, key }: SlipError): boolean => at === "selection" && key === "stake_above_max";

/** The stake field, quick stakes, and the error of the stake with a button that corrects it. */
export const StakeSection = ({ slip, summary, entry }: StakeSectionProps) => {
  const { dispatch } = useBetslips();
  const money = useMoney();
  const errors = useSlip(selectErrors);
  const error = errors.find(isMistake);
  const { balance } = useSlip(({ wallet }) => wallet);
  const largest = useLargest();
  const text = error && slipErrorText(error, money.format);
  // The cards of the singles say which of them is staked too high.
  const isTotalTooHigh = entry === "total" && largest > 0n && errors.some(isPartTooHigh);
  const sharedRepair = isTotalTooHigh ? largest : null;
  const repair = error ? repairOf(error, balance) : sharedRepair;
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
