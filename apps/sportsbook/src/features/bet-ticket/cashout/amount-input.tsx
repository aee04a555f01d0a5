import { type Amount, currencySymbol } from "@touchline/betting";
import { useState } from "react";
import { useTicketSettings } from "../../../data/tickets/tickets-context.ts";
import { cleanTyped, pointOf, readTyped, writeTyped } from "../../../entities/money-field/typed-amount.ts";
import { pageLocale } from "../../../i18n/language.ts";
import { StakeField } from "../../../ui/stake-field.tsx";

interface AmountInputProps {
  readonly label: string;
  readonly currency: string;
  readonly value: Amount | null;
  readonly onEnter: (amount: Amount | null) => void;
  readonly hint: string;
  /** Why the amount is not allowed. */
  readonly error: string | null;
}

/** The amount of a rule. It shows the typed text while it stands for the current value, and formats it on blur. */
export const AmountInput = ({ label, currency, value, onEnter, hint, error }: AmountInputProps) => {
  const { symbolPosition } = useTicketSettings();
  const [typed, setTyped] = useState("");
  const locale = pageLocale();
  const isOwn = readTyped(typed, currency) === value;
  const written = value === null ? "" : writeTyped(value, currency, locale);
  return (
    <StakeField
      label={label}
      symbol={currencySymbol(currency, locale)}
      symbolAfter={symbolPosition === "AFTER"}
      value={isOwn ? typed : written}
      placeholder={writeTyped(0n, currency, locale)}
      hint={hint}
      error={error ?? undefined}
      onChange={(text) => {
        const clean = cleanTyped(text, currency, pointOf(currency, locale));
        setTyped(clean);
        onEnter(readTyped(clean, currency));
      }}
      onBlur={() => value !== null && setTyped(written)}
    />
  );
};
