import { type Amount, currencySymbol } from "@touchline/betting";
import { useState } from "react";
import { useTicketSettings } from "../../../data/tickets/ticket-settings.ts";
import { pageLocale } from "../../../i18n/language.ts";
import { message } from "../../../i18n/message.ts";
import { StakeField } from "../../../ui/stake-field.tsx";
import { isAmountText, readTyped, writeTyped } from "./typed-amount.ts";

interface AmountInputProps {
  readonly label: string;
  readonly currency: string;
  readonly value: Amount | null;
  readonly onEnter: (amount: Amount | null) => void;
  readonly hint: string;
  /** Why the amount cannot stand. */
  readonly error: string | null;
}

/** The value at which a rule is met. It shows what is typed as long as that is what stands, and puts it in order when left. */
export const AmountInput = ({ label, currency, value, onEnter, hint, error }: AmountInputProps) => {
  const { symbolPosition } = useTicketSettings();
  const [typed, setTyped] = useState("");
  const isOwn = readTyped(typed, currency) === value;
  const example = writeTyped(0n, currency);
  const mistake = isOwn && !isAmountText(typed, currency) ? message("rules.notAmount", { example }) : error;
  return (
    <StakeField
      label={label}
      symbol={currencySymbol(currency, pageLocale())}
      symbolAfter={symbolPosition === "AFTER"}
      value={isOwn ? typed : writeTyped(value, currency)}
      placeholder={example}
      hint={hint}
      error={mistake ?? undefined}
      onChange={(text) => {
        setTyped(text);
        onEnter(readTyped(text, currency));
      }}
      onBlur={() => value !== null && setTyped(writeTyped(value, currency))}
    />
  );
};
