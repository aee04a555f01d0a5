import styles from "./cashout-button.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { MoveArrow } from "./move-arrow.tsx";
import { Spinner } from "./spinner.tsx";

const LOOKS = {
  available: { mark: <Icon name="coins" />, presses: true },
  confirm: { mark: <Icon name="coins" />, presses: true },
  higher: { mark: <MoveArrow move="up" />, presses: true },
  lower: { mark: <MoveArrow move="down" />, presses: true },
  processing: { mark: <Spinner />, presses: false },
  disallowed: { mark: <Icon name="coins" />, presses: false },
  unavailable: { mark: <Icon name="lock" size={16} />, presses: false },
  done: { mark: <Icon name="check" />, presses: false },
  failed: { mark: <Icon name="warn" />, presses: false },
};

interface CashoutButtonProps {
  /** `higher` and `lower`: the offer changed while it was to be confirmed. */
  readonly state: keyof typeof LOOKS;
  /** What the press does, with the amount in it, or why there is none. */
  readonly text: string;
  readonly onPress: () => void;
}

/** One button through the whole of a cash-out. It keeps the focus: only its press goes away. */
export const CashoutButton = ({ state, text, onPress }: CashoutButtonProps) => {
  const { mark, presses } = LOOKS[state];
  return (
    <button
      type="button"
      className={classNames(styles.cashout, styles[state])}
      aria-disabled={!presses}
      aria-busy={state === "processing" || undefined}
      onClick={presses ? onPress : undefined}
    >
      {mark}
      {text}
    </button>
  );
};
