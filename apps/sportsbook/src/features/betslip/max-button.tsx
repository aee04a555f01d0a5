import { type Amount, smaller } from "@touchline/betting";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { selectSummary } from "../../data/betslip/selectors.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { useMoney } from "./slip-hooks.ts";

interface MaxButtonProps {
  /** What the stake is on, for a screen reader. */
  readonly name: string;
  /** The largest amount that is accepted in the field; undefined while it is unknown. */
  readonly largest: Amount | undefined;
  /** The amount in the field. */
  readonly value: Amount | null;
  /** How many bets of this amount are placed. */
  readonly bets?: number;
  readonly onEnter: (amount: Amount) => void;
}

/** Enters the largest stake into one of several fields: what the bookmaker takes, and not more than the balance that the others leave. */
export const MaxButton = ({ name, largest, value, bets = 1, onEnter }: MaxButtonProps) => {
  const money = useMoney();
  const { enabled, balance } = useSlip(({ wallet }) => wallet);
  const { stake } = useSlip(selectSummary);
  if (largest === undefined) return null;
  const count = BigInt(bets);
  const affordable = (balance - stake + (value ?? 0n) * count) / count;
  const amount = enabled && affordable > 0n ? smaller(largest, affordable) : largest;
  if (amount <= 0n) return null;
  return (
    <Button small label={message("slip.maxOn", { name, amount: money.format(amount) })} onClick={() => onEnter(amount)}>
      {message("slip.max")}
    </Button>
  );
};
