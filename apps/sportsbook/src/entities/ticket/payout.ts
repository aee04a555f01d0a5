import type { Bet } from "@touchline/protocol";
import { type BetStatus, betStatus, isOpen } from "./bet-status.ts";
import { isSystem } from "./bet-type.ts";

type PayoutLabel = "possible" | "most" | "winnings" | "refund" | "cashedOut";

type Winnings = Bet["winnings"][number];

const winningsOf = ({ winnings }: Bet, ...types: readonly Winnings["type"][]): Winnings | undefined =>
  types.map((type) => winnings.find((entry) => entry.type === type)).find(Boolean);

/** Winnings: settled, or possible. A rejected bet has none. */
export const winningsShown = (bet: Bet): Winnings | undefined =>
  isOpen(bet) ? winningsOf(bet, "IN_PLAY", "MAX") : winningsOf(bet, "SETTLE");

interface Payout {
  readonly label: PayoutLabel;
  readonly amount: string | null;
}

const possible = (bet: Bet): Payout => ({ label: "possible", amount: winningsShown(bet)?.total ?? null });
const winnings = (bet: Bet): Payout => ({ label: "winnings", amount: winningsShown(bet)?.total ?? "0" });
const refund = (bet: Bet): Payout => ({ label: "refund", amount: winningsShown(bet)?.total ?? bet.payin.stake });

/** The payout of a bet and its label, by status. A rejected bet has none. */
const PAYOUTS: Readonly<Record<BetStatus, ((bet: Bet) => Payout) | null>> = {
  prepared: possible,
  open: possible,
  rejected: null,
  cancelled: refund,
  won: winnings,
  lost: winnings,
  halfWon: winnings,
  halfLost: winnings,
  void: refund,
  voidRefunded: refund,
  paidOut: winnings,
  paidHalfWon: winnings,
  paidHalfLost: winnings,
  cashedOut: ({ cashouted }) => ({ label: "cashedOut", amount: cashouted }),
  cashback: refund,
};

export const payoutOf = (bet: Bet): { readonly label: PayoutLabel; readonly amount: string } | null => {
  const payout = PAYOUTS[betStatus(bet)]?.(bet);
  return payout && payout.amount !== null ? { label: payout.label, amount: payout.amount } : null;
};

/** In a list the payout of a system is labelled as a maximum. */
export const listedPayout = (bet: Bet): ReturnType<typeof payoutOf> => {
  const payout = payoutOf(bet);
  return payout?.label === "possible" && isSystem(bet) ? { ...payout, label: "most" } : payout;
};
