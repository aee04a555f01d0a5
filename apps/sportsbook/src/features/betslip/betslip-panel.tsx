import { useCallback, useMemo, useState } from "react";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { type Notify, NotifyContext } from "../../entities/toast/notify-context.ts";
import { message } from "../../i18n/message.ts";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";
import { KeypadContext, type Typing } from "./keypad-context.ts";
import styles from "./slip.module.css";
import { SlipContext, type SlipSurroundings } from "./slip-context.ts";
import { SlipHead } from "./slip-head.tsx";
import { keepFieldFocused, SlipKeypad } from "./slip-keypad.tsx";
import { SlipView } from "./slip-view.tsx";
import { isWaiting } from "./waiting-view.tsx";

interface BetslipPanelProps extends SlipSurroundings {
  readonly liveHref: string;
  /** Given where the panel floats over the page. */
  readonly onClose?: () => void;
}

/** A finger has no keys: there we bring our own, and the slip stays in sight. */
const isTouch = (): boolean => window.matchMedia("(pointer: coarse)").matches;

/** The slip, in a column of a wide page or in a sheet over a narrow one. */
export const BetslipPanel = ({ liveHref, onClose, ...given }: BetslipPanelProps) => {
  const { settings, currency, signedIn, breakUntil, ticketHref } = given;
  const placement = useSlip(({ placement }) => placement);
  const [hasKeypad] = useState(isTouch);
  const [typing, setTyping] = useState<Typing | null>(null);
  const keypad = useMemo(
    () => ({ attach: hasKeypad ? setTyping : null, isOpen: typing !== null }),
    [hasKeypad, typing],
  );
  const [toast, setToast] = useState<ToastMessage>();
  const surroundings = useMemo(
    () => ({ settings, currency, signedIn, breakUntil, ticketHref }),
    [settings, currency, signedIn, breakUntil, ticketHref],
  );
  const notify = useCallback<Notify>((tone, text) => setToast({ id: String(performance.now()), tone, text }), []);
  return (
    <SlipContext value={surroundings}>
      <NotifyContext value={notify}>
        <KeypadContext value={keypad}>
          <div
            className={styles.slip}
            data-floating={onClose !== undefined}
            data-typing={typing !== null}
            onPointerDown={typing ? keepFieldFocused : undefined}
          >
            <SlipHead locked={isWaiting(placement)} onClose={onClose} />
            <SlipView liveHref={liveHref} isFloating={onClose !== undefined} />
            {typing && <SlipKeypad typing={typing} />}
            <Toasts label={message("slip.title")} toast={toast} raised />
          </div>
        </KeypadContext>
      </NotifyContext>
    </SlipContext>
  );
};
