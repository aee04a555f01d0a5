import { createContext, type PointerEvent, useContext, useEffect } from "react";
import type { Typing } from "../../entities/money-field/money-field.tsx";
import { message } from "../../i18n/message.ts";
import { Keypad } from "../../ui/keypad.tsx";
import { useMoney } from "./slip-hooks.ts";

interface KeypadState {
  /** Called with the focused field; null where the device's own keyboard is used. */
  readonly attach: ((typing: Typing | null) => void) | null;
  readonly isOpen: boolean;
}

export const KeypadContext = createContext<KeypadState>({ attach: null, isOpen: false });

export const useKeypad = (): KeypadState => useContext(KeypadContext);

/**
 * A tap on a button must not take the focus from the field: the keypad would leave, and the button would no longer be where the
 * finger is. A tap beside the buttons closes it. Taps in a dialog or menu of the slip arrive here as well, since React's events
 * follow its tree; what stands outside of the slip on the page is none of ours.
 */
export const keepFieldFocused = (event: PointerEvent<HTMLElement>): void => {
  const target = event.target as Element;
  if (!event.currentTarget.contains(target)) return;
  if (target.closest("button, a") && !target.closest("input")) event.preventDefault();
};

export const SlipKeypad = ({ typing }: { readonly typing: Typing }) => {
  const { point } = useMoney();
  // It takes room from the field that was focused.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Keypad
      label={message("slip.keypad")}
      {...(point !== null && { separator: point })}
      deleteLabel={message("slip.delete")}
      onType={typing.type}
      onDelete={typing.remove}
    />
  );
};
