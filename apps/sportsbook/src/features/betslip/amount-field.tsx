import type { Amount } from "@touchline/betting";
import { type ReactNode, useEffect } from "react";
import { MoneyField } from "../../entities/money-field/money-field.tsx";
import { useMoney } from "./slip-hooks.ts";
import { useKeypad } from "./slip-keypad.tsx";

interface AmountFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: Amount | null;
  readonly onEnter: (amount: Amount | null) => void;
  readonly error?: ReactNode;
}

/** An amount of the slip, typed on the device's keyboard or our keypad. */
export const AmountField = (props: AmountFieldProps) => {
  const { currency, symbolAfter } = useMoney();
  const { attach } = useKeypad();
  useEffect(() => () => attach?.(null), [attach]);
  return <MoneyField {...props} currency={currency} symbolAfter={symbolAfter} onTyping={attach} />;
};
