import { formatAmount } from "@touchline/betting";
import type { DueCall, PreparedBet, PreparedRequest } from "@touchline/db";
import type { WalletCall, WalletCallKind } from "@touchline/protocol/wallet";

/** The call that takes the stake has the id of its bet, so that it need not be read from the database. */
export const reserveBody = (
  tenant: string,
  { punter, currency }: PreparedRequest,
  { id, stake }: PreparedBet,
  at: number,
): WalletCall<"reserve"> => ({
  ...{ call: id, bet: id, tenant, punter, currency, at },
  amount: formatAmount(stake, currency),
});

type Body = {
  readonly [Kind in WalletCallKind]: { readonly kind: Kind; readonly body: WalletCall<Kind> };
}[WalletCallKind];

/** Commit and rollback have the stake, which is the amount of the call that took it. */
export const bodyOf = (tenant: string, call: DueCall, asked: bigint): Body => {
  const { id, bet, punter, currency, number, kind, reason, stake } = call;
  const common = { call: id, bet, tenant, punter, currency, at: call.at.getTime() };
  const amount = formatAmount(kind === "commit" ? stake : asked, currency);
  // The two calls before are those of the stake.
  const n = number - 1;
  switch (kind) {
    case "settle":
      return { kind, body: { ...common, n, amount, reason: reason ?? "result" } };
    case "adjust":
      return { kind, body: { ...common, n, amount } };
    default:
      return { kind, body: { ...common, amount } };
  }
};
