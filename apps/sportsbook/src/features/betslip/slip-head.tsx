import { type Betslip, COMBO_SLIP, SINGLE_SLIP, type SlipRules, type SlipState } from "@touchline/betting";
import { selectSlips } from "../../data/betslip/betslip-store.ts";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SlipPills } from "../../ui/slip-pills.tsx";
import { Balance } from "./balance.tsx";
import styles from "./slip.module.css";
import { useMoney } from "./slip-context.ts";

const countOf = (slip: Betslip): number => slip.selectionsList.length;

const pillOf = (slip: Betslip, index: number) => {
  const picks = message("slip.count", { count: countOf(slip) });
  const number = index + 1;
  return {
    id: String(index),
    text: String(number),
    count: countOf(slip),
    label: message("slip.pill", { number, picks }),
  };
};

/** In the Indonesian offer the two slips are named by what they play. */
const pairOf = ({ slips }: SlipState) =>
  ([SINGLE_SLIP, COMBO_SLIP] as const).map((index) => {
    const text = message(index === SINGLE_SLIP ? "slip.type.single" : "slip.type.combo");
    const count = slips[index] ? countOf(slips[index]) : 0;
    return { id: String(index), text, count, label: `${text}: ${message("slip.count", { count })}` };
  });

const Slips = ({
  state,
  rules,
  locked,
}: {
  readonly state: SlipState;
  readonly rules: SlipRules;
  readonly locked: boolean;
}) => {
  const { dispatch } = useBetslips();
  const { slips, active } = state;
  if (!rules.indonesian && rules.numberOfBetslips === 1) {
    const count = countOf(slips[active] as Betslip);
    return (
      <span className={styles.count} data-empty={count === 0}>
        {count}
      </span>
    );
  }
  const canAdd = !locked && !rules.indonesian && slips.length < rules.numberOfBetslips;
  return (
    <SlipPills
      label={message("slip.slips")}
      slips={rules.indonesian ? pairOf(state) : slips.map(pillOf)}
      current={String(active)}
      onChoose={(id) => !locked && dispatch({ type: "slip chosen", index: Number(id) })}
      {...(canAdd && { add: { label: message("slip.new"), onAdd: () => dispatch({ type: "slip added" }) } })}
    />
  );
};

interface SlipHeadProps {
  /** While a bet is on its way the slips stay as they are. */
  readonly locked: boolean;
  /** Given where the panel floats over the page. */
  readonly onClose: (() => void) | undefined;
}

export const SlipHead = ({ locked, onClose }: SlipHeadProps) => {
  const betslips = useBetslips();
  const state = useSlip(selectSlips);
  const rules = useSlip(({ rules }) => rules);
  const wallet = useSlip(({ wallet }) => wallet);
  const money = useMoney();
  const isEmpty = countOf(state.slips[state.active] as Betslip) === 0;
  return (
    <header className={styles.head}>
      <h2 className={rules.indonesian ? styles.said : styles.title}>{message("slip.title")}</h2>
      <Slips state={state} rules={rules} locked={locked} />
      <span className={styles.space} />
      {onClose && wallet.enabled && <Balance text={money.format(wallet.balance)} />}
      {!onClose && !isEmpty && !locked && (
        <IconButton
          icon="trash"
          size={18}
          label={message("slip.clear")}
          onClick={() => betslips.dispatch({ type: "slip cleared" })}
        />
      )}
      {onClose && <IconButton icon="down" size={22} label={message("actions.close")} onClick={onClose} />}
    </header>
  );
};
