import type { BetSettledMessage, PunterMessage } from "@touchline/protocol";
import type { FromApp } from "@touchline/protocol/host-messages";
import type { NotifyHost } from "../../host/host-link.ts";

type Outcome = FromApp["bet.settled"]["outcome"];

const BY_STATUS: Readonly<Partial<Record<string, Outcome>>> = { CASHOUTED: "cashedOut", CANCELLED: "cancelled" };
const BY_RESOLUTION: Readonly<Partial<Record<string, Outcome>>> = {
  WON: "won",
  HALF_WON: "won",
  LOST: "lost",
  HALF_LOST: "lost",
  VOID: "void",
};

const outcomeOf = ({ aggregatedStatus, resolution }: BetSettledMessage): Outcome | undefined =>
  BY_STATUS[aggregatedStatus ?? ""] ?? BY_RESOLUTION[resolution ?? ""];

/** What the ledger did to a punter's bets. Each message comes once, so each is told once. */
export const notifyHostOfBets = (notifyHost: NotifyHost, message: PunterMessage, currency: string): void => {
  const settled = (betId: string, outcome: Outcome, payout: string): void =>
    notifyHost("bet.settled", { betId, outcome, payout, currency });

  if (message.kind === "placementResult")
    for (const { id, status, stake } of message.bets)
      if (status === "PLACED") notifyHost("bet.placed", { betId: id, stake, currency });
  if (message.kind === "cashoutResult" && message.ended) settled(message.betId, "cashedOut", message.paid);
  if (message.kind === "autoCashoutResult" && message.ended && message.paid !== null)
    settled(message.betId, "cashedOut", message.paid);
  if (message.kind === "betSettled") {
    const outcome = outcomeOf(message);
    if (outcome) settled(message.betId, outcome, message.payout);
  }
  notifyHost("balance.changed", { balance: message.balance, currency });
};
