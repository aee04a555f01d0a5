import { createContext, useContext } from "react";

/** The field that is typed into. */
export interface Typing {
  readonly type: (text: string) => void;
  readonly remove: () => void;
}

interface Keypad {
  /** Null where the device has keys of its own; else told which field is typed into. */
  readonly attach: ((typing: Typing | null) => void) | null;
  readonly isOpen: boolean;
}

export const KeypadContext = createContext<Keypad>({ attach: null, isOpen: false });

export const useKeypad = (): Keypad => useContext(KeypadContext);
