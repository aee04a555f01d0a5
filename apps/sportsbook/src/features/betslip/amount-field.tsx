import type { Amount } from "@touchline/betting";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cleanTyped, readTyped } from "../../entities/money-field/typed-amount.ts";
import { StakeField } from "../../ui/stake-field.tsx";
import type { Money } from "./money.ts";
import { useMoney } from "./slip-hooks.ts";
import { useKeypad } from "./slip-keypad.tsx";

interface AmountFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: Amount | null;
  readonly onEnter: (amount: Amount | null) => void;
  readonly error?: ReactNode;
}

const shownText = (typed: string | null, value: Amount | null, money: Money): string => {
  const isOwn = typed !== null && readTyped(typed, money.currency) === value;
  if (isOwn) return typed;
  if (value === null) return "";
  return typed === null ? money.figure(value) : money.typed(value);
};

/** A typed amount, from the device's keyboard or our keypad. It shows the typed text as long as that text stands for the current value. */
export const AmountField = ({ label, labelHidden = false, value, onEnter, error }: AmountFieldProps) => {
  const money = useMoney();
  const { attach } = useKeypad();
  const [typed, setTyped] = useState<string | null>(null);
  const isFresh = useRef(false);
  const text = shownText(typed, value, money);
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => () => attach?.(null), [attach]);

  const enter = (next: string): void => {
    const clean = cleanTyped(next, money.currency, money.point);
    isFresh.current = false;
    setTyped(clean);
    onEnter(readTyped(clean, money.currency));
  };
  const begin = (field: HTMLInputElement): void => {
    setTyped(value === null ? "" : money.typed(value));
    field.select();
    isFresh.current = true;
    // The text is selected, so that the first key replaces it.
    attach?.({
      type: (key) => enter(isFresh.current ? key : latest.current + key),
      remove: () => enter(isFresh.current ? "" : latest.current.slice(0, -1)),
    });
  };
  const end = (): void => {
    setTyped(null);
    attach?.(null);
  };

  return (
    <StakeField
      label={label}
      labelHidden={labelHidden}
      symbol={money.symbol}
      symbolAfter={money.symbolAfter}
      value={text}
      placeholder={money.figure(0n)}
      hasKeypad={attach !== null}
      error={error}
      onChange={enter}
      onFocus={begin}
      onBlur={end}
    />
  );
};
