import { amountText } from "./amount-text.ts";
import { allowedBy } from "./limits.ts";
import type { Ledger } from "./open-ledger.ts";
import type { Refused } from "./place-bets.ts";
import { claimRequests, keyOf, type NewRequest, readRequests } from "./request-rows.ts";
import { noWrites } from "./rows.ts";
import { moveMoney, tellBalance } from "./tell.ts";
import { inLedger } from "./transaction.ts";
import { type LockedWallet, lockWallets, type WalletOwner } from "./wallet-rows.ts";
import { writeTaken } from "./write-rows.ts";

export interface DepositOrder extends NewRequest, WalletOwner {
  readonly amount: bigint;
}

/** The balance after the deposit, as a decimal string. */
export type DepositOutcome = { readonly balance: string } | Refused;

/** Orders that limits do not allow, in their order, with the reason. A known request among them is answered as the first time. */
const refusedOf = (orders: readonly DepositOrder[], walletOf: (order: DepositOrder) => LockedWallet) => {
  const refused = new Map<DepositOrder, "LIMIT_REACHED" | "ON_BREAK">();
  const taken = new Map<string, bigint>();
  for (const order of orders) {
    const wallet = walletOf(order);
    const sum = (taken.get(order.punter) ?? 0n) + order.amount;
    const left = allowedBy(wallet, ["deposit"]);
    if (wallet.timeOutUntil > order.at) refused.set(order, "ON_BREAK");
    else if (left !== null && sum > left) refused.set(order, "LIMIT_REACHED");
    else taken.set(order.punter, sum);
  }
  return refused;
};

/** Deposits money of the host; creates the wallet on the first deposit. A repeated request gets its first answer. */
export const depositMoney = (
  ledger: Ledger,
  tenant: string,
  orders: readonly DepositOrder[],
): Promise<readonly DepositOutcome[]> =>
  inLedger(ledger, tenant, async (transaction) => {
    const wallets = await lockWallets(transaction, orders);
    const walletOf = ({ punter }: DepositOrder): LockedWallet => wallets.get(punter) as LockedWallet;
    const fitting = orders.filter((order) => walletOf(order).currency === order.currency);
    const refused = refusedOf(fitting, walletOf);
    const claimed = await claimRequests(
      transaction,
      "deposit",
      fitting.filter((order) => !refused.has(order)),
    );
    const writes = noWrites();
    const balances = new Map<DepositOrder, string>();
    for (const order of claimed) {
      const wallet = walletOf(order);
      moveMoney(writes, wallet, { kind: "deposit", ref: order.reqUuid, amount: order.amount, at: new Date(order.at) });
      tellBalance(writes, wallet, order.reqUuid, order.at);
      balances.set(order, amountText(wallet.balance, wallet.digits));
    }
    if (claimed.size > 0) await writeTaken(transaction, writes, new Set([...claimed].map(walletOf)));
    const known = await readRequests(
      transaction,
      fitting.filter((order) => !claimed.has(order)),
    );
    return orders.map((order): DepositOutcome => {
      const balance = balances.get(order);
      if (balance !== undefined) return { balance };
      const before = known.get(keyOf(order));
      if (!before) return { problem: refused.get(order) ?? "OTHER_CURRENCY" };
      if (!before.digest.equals(order.digest) || !before.message) return { problem: "REQUEST_REUSED" };
      return { balance: before.message.balance };
    });
  });
