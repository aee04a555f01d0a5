import {
  type Betslip,
  calculateBet,
  oddsOf,
  type Selection,
  type SlipSummary,
  STANDARD_RULES,
} from "@touchline/betting";
import { useBetslips } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { AmountField } from "./amount-field.tsx";
import styles from "./cards.module.css";
import { useMoney } from "./slip-context.ts";

interface OwnStakeProps {
  readonly slip: Betslip;
  readonly selection: Selection;
  readonly summary: SlipSummary;
}

/** What one single pays. Where tax or bonus plays a part, only the sum of all can be told. */
const returnsOf = ({ slip, selection, summary }: OwnStakeProps): bigint => {
  const odds = oddsOf(slip, selection);
  const { payin, maxWinnings } = summary;
  const isPlain = payin.tax === 0n && payin.bonus === 0n && maxWinnings.tax === 0n;
  if (!isPlain || odds === null || !selection.payment || selection.availability !== "open") return 0n;
  const terms = { type: "single", stake: selection.payment, sizes: [] } as const;
  return calculateBet(terms, [{ odds, banker: false }], STANDARD_RULES).maxWinnings.total;
};

/** The stake of one of several singles. */
export const OwnStake = (props: OwnStakeProps) => {
  const { dispatch } = useBetslips();
  const money = useMoney();
  const { id, payment, markets } = props.selection;
  const [market] = Object.values(markets);
  const returns = returnsOf(props);
  return (
    <div className={styles.own}>
      <AmountField
        label={message("slip.stakeOn", { name: market?.outcomeName ?? "" })}
        labelHidden
        value={payment}
        onEnter={(amount) => dispatch({ type: "payment entered", id, payment: amount })}
      />
      {returns > 0n && <span>{message("slip.returns", { amount: money.format(returns) })}</span>}
    </div>
  );
};
