import {
  type Betslip,
  calculateBet,
  moveOf,
  oddsOf,
  type Selection,
  type SlipError,
  type SlipSummary,
  STANDARD_RULES,
  selectionsOf,
} from "@touchline/betting";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectErrors, selectSummary } from "../../data/betslip/selectors.ts";
import { message } from "../../i18n/message.ts";
import { SelectionCards } from "../../ui/selection-card.tsx";
import { AmountField } from "./amount-field.tsx";
import styles from "./cards.module.css";
import { PickCard } from "./pick-card.tsx";
import { useMoney } from "./slip-hooks.ts";

interface OwnStakeProps {
  readonly slip: Betslip;
  readonly selection: Selection;
  readonly summary: SlipSummary;
}

/** The payout of one single. With a tax or a bonus only the sum of all singles is known. */
const returnsOf = ({ slip, selection, summary }: OwnStakeProps): bigint => {
  const odds = oddsOf(slip, selection);
  const { payin, maxWinnings } = summary;
  const isPlain = payin.tax === 0n && payin.bonus === 0n && maxWinnings.tax === 0n;
  if (!isPlain || odds === null || !selection.payment || selection.availability !== "open") return 0n;
  const terms = { type: "single", stake: selection.payment, sizes: [] } as const;
  return calculateBet(terms, [{ odds, banker: false }], STANDARD_RULES).maxWinnings.total;
};

/** The stake of one of several singles. */
const OwnStake = (props: OwnStakeProps) => {
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

const errorOf = (errors: readonly SlipError[], id: string): SlipError | undefined =>
  errors.find((error) => error.at === "selection" && error.id === id);

interface PickCardsProps {
  readonly slip: Betslip;
  /** Texts of rejections, by selection. */
  readonly rejections?: ReadonlyMap<string, string> | undefined;
}

/** All picks of the slip, each with its own stake and errors. */
export const PickCards = ({ slip, rejections }: PickCardsProps) => {
  const betslips = useBetslips();
  const summary = useSlip(selectSummary);
  const errors = useSlip(selectErrors);
  const hasOwnStakes = summary.type === "single" && slip.selectionsList.length > 1;
  return (
    <SelectionCards>
      {selectionsOf(slip).map((selection) => (
        <PickCard
          key={selection.id}
          selection={selection}
          odds={oddsOf(slip, selection)}
          move={moveOf(slip, selection)}
          error={errorOf(errors, selection.id)}
          rejection={rejections?.get(selection.id)}
          dispatch={betslips.dispatch}
          canFix={summary.type === "system"}
        >
          {hasOwnStakes && selection.availability !== "gone" && (
            <OwnStake slip={slip} selection={selection} summary={summary} />
          )}
        </PickCard>
      ))}
    </SelectionCards>
  );
};
