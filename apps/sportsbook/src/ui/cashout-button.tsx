import styles from "./cashout-button.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { MoveArrow } from "./move-arrow.tsx";
import { Spinner } from "./spinner.tsx";

const LOOKS = {
  available: { icon: <Icon name="coins" />, presses: true },
  confirm: { icon: <Icon name="coins" />, presses: true },
  higher: { icon: <MoveArrow move="up" />, presses: true },
  lower: { icon: <MoveArrow move="down" />, presses: true },
  processing: { icon: <Spinner />, presses: false },
  disallowed: { icon: <Icon name="coins" />, presses: false },
  unavailable: { icon: <Icon name="lock" size={16} />, presses: false },
  done: { icon: <Icon name="check" />, presses: false },
  failed: { icon: <Icon name="warn" />, presses: false },
};

interface CashoutButtonProps {
  /** `higher` and `lower`: the offer changed while it was to be confirmed. */
  readonly state: keyof typeof LOOKS;
  /** What the press does, with the amount in it, or why there is none. */
  readonly text: string;
  readonly onPress: () => void;
}

/** One button for all states of a cash-out. It is `aria-disabled` instead of `disabled`, so that it keeps the focus. */
export const CashoutButton = ({ state, text, onPress }: CashoutButtonProps) => {
  const { icon, presses } = LOOKS[state];
  return (
    <button
      type="button"
      className={classNames(styles.cashout, styles[state])}
      aria-disabled={!presses}
      aria-busy={state === "processing" || undefined}
      onClick={presses ? onPress : undefined}
    >
      {icon}
      {text}
    </button>
  );
};
