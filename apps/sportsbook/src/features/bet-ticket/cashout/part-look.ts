import { formatAmount } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import type { WriteMoney } from "../../../data/tickets/ticket-settings.ts";
import type { CashoutState } from "../../../data/tickets/tickets-model.ts";
import { type CashoutLook, cashoutLook } from "../../../entities/ticket/cashout-look.ts";
import { message } from "../../../i18n/message.ts";
import type { PartFigures } from "./part-figures.ts";

/** The button of a part: that of the whole, with what the part pays. Nothing chosen, or too little to pay a coin, is no offer. */
export const partLook = (
  { cashout, currency }: Pick<Bet, "cashout" | "currency">,
  { paid, offered }: Pick<PartFigures, "paid" | "offered">,
  state: CashoutState,
  narrow: boolean,
  money: WriteMoney,
): CashoutLook => {
  if (state.status === "idle" && offered > 0n && paid === 0n)
    return { state: "disallowed", text: message("cashout.part.choose") };
  const total = cashout.winnings.total === null ? null : formatAmount(paid, currency);
  return cashoutLook({ ...cashout, winnings: { total } }, state, narrow, money);
};
