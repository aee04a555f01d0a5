import { type Betslip, COMBO_SLIP, SINGLE_SLIP, type SlipRules, type SlipState } from "@touchline/betting";
import { useCallback, useMemo, useState } from "react";
import { selectSlips } from "../../data/betslip/betslip-store.ts";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import type { Typing } from "../../entities/money-field/money-field.tsx";
import { type Notify, NotifyContext } from "../../entities/toast/notify-context.ts";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SlipPills } from "../../ui/slip-pills.tsx";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";
import { Balance } from "./balance.tsx";
import styles from "./slip.module.css";
import { useMoney } from "./slip-hooks.ts";
import { KeypadContext, keepFieldFocused, SlipKeypad } from "./slip-keypad.tsx";
import { SlipView } from "./slip-view.tsx";
import { isWaiting } from "./waiting-view.tsx";

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

/** In the Indonesian offer there are two slips, named after their bet type. */
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
  /** True while a bet is being placed: the slips cannot be changed. */
  readonly locked: boolean;
  /** Given where the panel floats over the page. */
  readonly onClose: (() => void) | undefined;
}

const SlipHead = ({ locked, onClose }: SlipHeadProps) => {
  const betslips = useBetslips();
  const state = useSlip(selectSlips);
  const rules = useSlip(({ rules }) => rules);
  const wallet = useSlip(({ wallet }) => wallet);
  const money = useMoney();
  const isEmpty = countOf(state.slips[state.active] as Betslip) === 0;
  return (
    <header className={styles.head}>
      <h2 className={rules.indonesian ? styles.visuallyHidden : styles.title}>{message("slip.title")}</h2>
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

interface BetslipPanelProps {
  /** Given where the panel floats over the page. */
  readonly onClose?: () => void;
}

/** On touch screens our keypad replaces the device's, which would cover the slip. */
const isTouch = (): boolean => window.matchMedia("(pointer: coarse)").matches;

/** The slip, in a column of a wide page or in a sheet over a narrow one. */
export const BetslipPanel = ({ onClose }: BetslipPanelProps) => {
  const placement = useSlip(({ placement }) => placement);
  const [hasKeypad] = useState(isTouch);
  const [typing, setTyping] = useState<Typing | null>(null);
  const keypad = useMemo(
    () => ({ attach: hasKeypad ? setTyping : null, isOpen: typing !== null }),
    [hasKeypad, typing],
  );
  const [toast, setToast] = useState<ToastMessage>();
  const notify = useCallback<Notify>((tone, text) => setToast({ id: String(performance.now()), tone, text }), []);
  return (
    <NotifyContext value={notify}>
      <KeypadContext value={keypad}>
        <div
          className={styles.slip}
          data-floating={onClose !== undefined}
          data-typing={typing !== null}
          onPointerDown={typing ? keepFieldFocused : undefined}
        >
          <SlipHead locked={isWaiting(placement)} onClose={onClose} />
          <SlipView onClose={onClose} />
          {typing && <SlipKeypad typing={typing} />}
          <Toasts label={message("slip.title")} toast={toast} raised />
        </div>
      </KeypadContext>
    </NotifyContext>
  );
};
