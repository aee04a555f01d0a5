import type { Amount } from "@touchline/betting";
import { useTicketSettings } from "../../../data/tickets/tickets-context.ts";
import { MoneyField } from "../../../entities/money-field/money-field.tsx";

interface AmountInputProps {
  readonly label: string;
  readonly currency: string;
  readonly value: Amount | null;
  readonly onEnter: (amount: Amount | null) => void;
  readonly hint: string;
  /** Why the amount is not allowed. */
  readonly error: string | null;
}

/** The amount of a rule. */
export const AmountInput = ({ error, ...props }: AmountInputProps) => {
  const { symbolPosition } = useTicketSettings();
  return <MoneyField {...props} symbolAfter={symbolPosition === "AFTER"} error={error ?? undefined} />;
};
