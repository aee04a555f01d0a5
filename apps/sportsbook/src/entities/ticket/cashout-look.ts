import { isUnavailable } from "@touchline/betting";
import type { Bet, Cashout } from "@touchline/protocol";
import type { WriteMoney } from "../../data/tickets/tickets-context.ts";
import type { CashoutState } from "../../data/tickets/tickets-model.ts";
import { message } from "../../i18n/message.ts";

export interface CashoutLook {
  readonly state:
    | "available"
    | "confirm"
    | "higher"
    | "lower"
    | "processing"
    | "disallowed"
    | "unavailable"
    | "done"
    | "failed";
  readonly text: string;
}

/** On a phone any code locks the cash-out; on a wide page only two codes do, the others have a text. */
const isLocked = ({ codes }: Cashout, narrow: boolean): boolean => (narrow ? codes.length > 0 : isUnavailable(codes));

const offerLook = (cashout: Cashout, narrow: boolean, money: WriteMoney): CashoutLook => {
  const { total } = cashout.winnings;
  if (cashout.processing)
    return {
      state: "processing",
      text: total === null ? message("cashout.busy") : message("cashout.processing", { amount: money(total) }),
    };
  if (isLocked(cashout, narrow)) return { state: "unavailable", text: message("cashout.unavailable") };
  return cashout.allowed && total !== null
    ? { state: "available", text: message("cashout.offer", { amount: money(total) }) }
    : { state: "disallowed", text: message("cashout.cashOut") };
};

/** The look of the cash-out button: the offer, or the progress of a cash-out. */
export const cashoutLook = (cashout: Cashout, state: CashoutState, narrow: boolean, money: WriteMoney): CashoutLook => {
  switch (state.status) {
    case "idle":
      return offerLook(cashout, narrow, money);
    case "confirm":
      return { state: "confirm", text: message("cashout.confirm", { amount: money(state.amount) }) };
    case "changed":
      return { state: state.move, text: message("cashout.changed", { amount: money(state.amount) }) };
    case "processing":
      return { state: "processing", text: message("cashout.processing", { amount: money(state.amount) }) };
    case "unknown":
      return { state: "processing", text: message("cashout.unknown", { amount: money(state.amount) }) };
    case "done":
      return { state: "done", text: message("cashout.done", { amount: money(state.amount) }) };
    case "failed":
      return { state: "failed", text: message("cashout.failed") };
  }
};

/** Whether the cash-out button is shown: the bet is open, or its cash-out has just ended. */
export const hasCashout = ({ phase, aggregatedStatus }: Bet, state: CashoutState): boolean =>
  (phase === "PLACED" && aggregatedStatus === null) || state.status !== "idle";
