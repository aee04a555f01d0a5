import { type Amount, currencySymbol } from "@touchline/betting";
import { type ClipboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { pageLocale } from "../../i18n/language.ts";
import { type FieldEdit, StakeField } from "../../ui/stake-field.tsx";
import {
  groupedCaret,
  groupTyped,
  pasteAmount,
  readTyped,
  type TypedAmount,
  typeAmount,
  writeAmount,
} from "./typed-amount.ts";

/** How a keypad types into a field. */
export interface Typing {
  readonly type: (text: string) => void;
  readonly remove: () => void;
}

interface MoneyFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly currency: string;
  readonly symbolAfter: boolean;
  readonly value: Amount | null;
  /** Null without an amount above zero; the text is what was typed, without group separators. */
  readonly onEnter: (amount: Amount | null, text: string) => void;
  /** Shown while it is empty; zero where it is not given. */
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Called with the field in focus. Given where our keypad is used. */
  readonly onTyping?: ((typing: Typing | null) => void) | null;
}

/** A typed amount of money. It shows the typed text, with group separators, as long as that stands for the current value. */
export const MoneyField = ({ currency, value, onEnter, onTyping = null, ...props }: MoneyFieldProps) => {
  const style = { currency, locale: pageLocale() };
  const [typed, setTyped] = useState<TypedAmount | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isFresh = useRef(false);
  const written = value === null ? "" : writeAmount(value, style);
  const isOwn = typed !== null && readTyped(typed.plain, currency) === value;
  const text = isOwn ? groupTyped(typed.plain, style) : written;
  const caret = isOwn ? groupedCaret(typed, style) : null;
  const latest = useRef(text);
  // The browser puts the caret of a changed text at its end.
  useLayoutEffect(() => {
    latest.current = text;
    if (typed && caret !== null && field.current === document.activeElement)
      field.current?.setSelectionRange(caret, caret);
  }, [text, caret, typed]);

  const enter = (next: TypedAmount): void => {
    isFresh.current = false;
    setTyped(next);
    onEnter(readTyped(next.plain, currency), next.plain);
  };
  const edit = (after: string, { caret, isForward }: FieldEdit): void =>
    enter(typeAmount({ before: latest.current, after, caret, isForward }, style));
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    event.preventDefault();
    const selected = [selectionStart ?? 0, selectionEnd ?? latest.current.length] as const;
    enter(pasteAmount(latest.current, selected, event.clipboardData.getData("text"), style));
  };
  const begin = (focused: HTMLInputElement): void => {
    focused.select();
    isFresh.current = true;
    const press = (after: string): void => edit(after, { caret: after.length, isForward: false });
    // The text is selected, so that the first key replaces it.
    onTyping?.({
      type: (key) => press(isFresh.current ? key : latest.current + key),
      remove: () => press(isFresh.current ? "" : latest.current.slice(0, -1)),
    });
  };
  const end = (): void => {
    setTyped(null);
    onTyping?.(null);
  };

  return (
    <StakeField
      {...props}
      inputRef={field}
      symbol={currencySymbol(currency, style.locale)}
      value={text}
      placeholder={props.placeholder ?? writeAmount(0n, style)}
      hasKeypad={onTyping !== null}
      onChange={edit}
      onPaste={paste}
      onFocus={begin}
      onBlur={end}
    />
  );
};
