import {
  type Amount,
  type Betslip,
  calculateBet,
  moveOf,
  oddsOf,
  type Selection,
  type SlipError,
  type SummaryRules,
  selectionsOf,
} from "@touchline/betting";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectErrors, selectSummary, selectSummaryRules } from "../../data/betslip/selectors.ts";
import { message } from "../../i18n/message.ts";
import { SelectionCards } from "../../ui/selection-card.tsx";
import { AmountField } from "./amount-field.tsx";
import styles from "./cards.module.css";
import { MaxButton } from "./max-button.tsx";
import { PickCard } from "./pick-card.tsx";
import { useMoney } from "./slip-hooks.ts";

interface OwnStakeProps {
  readonly slip: Betslip;
  readonly selection: Selection;
}

/** The payout of one single: each is a bet of its own, with its own taxes and bonus. */
const returnsOf = ({ slip, selection }: OwnStakeProps, rules: SummaryRules): bigint => {
  const odds = oddsOf(slip, selection);
  if (odds === null || !selection.payment || selection.availability !== "open") return 0n;
  const terms = { type: "single", stake: selection.payment, sizes: [] } as const;
  return calculateBet(terms, [{ odds, banker: false }], rules).maxWinnings.total;
};

/** The stake of one of several singles. */
const OwnStake = (props: OwnStakeProps) => {
  const { dispatch } = useBetslips();
  const money = useMoney();
  const { id, payment, markets, limits } = props.selection;
  const name = Object.values(markets)[0]?.outcomeName ?? "";
  const enter = (amount: Amount | null): void => dispatch({ type: "payment entered", id, payment: amount });
  const returns = returnsOf(props, useSlip(selectSummaryRules));
  return (
    <div className={styles.own}>
      <AmountField label={message("slip.stakeOn", { name })} labelHidden value={payment} onEnter={enter} />
      <MaxButton name={name} largest={limits?.max} value={payment} onEnter={enter} />
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
          {hasOwnStakes && selection.availability !== "gone" && <OwnStake slip={slip} selection={selection} />}
        </PickCard>
      ))}
    </SelectionCards>
  );
};
