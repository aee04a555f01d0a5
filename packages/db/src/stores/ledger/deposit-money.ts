import { allowedBy } from "./limits.ts";
import type { Ledger } from "./open-ledger.ts";
import type { Refused } from "./place-bets.ts";
import { claimRequests, keyOf, type NewRequest, readRequests } from "./request-rows.ts";
import { noWrites } from "./rows.ts";
import { moveMoney, tellBalance } from "./tell.ts";
import { inLedger } from "./transaction.ts";
import { PORTS } from "./wallet-port.ts";
import { type LockedWallet, lockWallets, type WalletOwner } from "./wallet-rows.ts";
import { writeTaken } from "./write-rows.ts";

export interface DepositOrder extends NewRequest, WalletOwner {
  readonly amount: bigint;
}

/** The balance afterwards, as a decimal string. */
export type DepositOutcome = { readonly balance: string } | Refused;
export type WithdrawalOutcome = DepositOutcome | { readonly problem: "BALANCE_INSUFFICIENT" };

type Refusal = "LIMIT_REACHED" | "ON_BREAK" | "BALANCE_INSUFFICIENT";
type WalletOf = (order: DepositOrder) => LockedWallet;

/** Orders that limits do not allow, in their order, with the reason. A known request among them is answered as the first time. */
const refusedDeposits = (orders: readonly DepositOrder[], walletOf: WalletOf): Map<DepositOrder, Refusal> => {
  const refused = new Map<DepositOrder, Refusal>();
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

/** Orders that the balance does not cover together with those before them. What is withdrawn is not limited, also not by a time-out. */
const refusedWithdrawals = (orders: readonly DepositOrder[], walletOf: WalletOf): Map<DepositOrder, Refusal> => {
  const refused = new Map<DepositOrder, Refusal>();
  const taken = new Map<string, bigint>();
  for (const order of orders) {
    const wallet = walletOf(order);
    const sum = (taken.get(order.punter) ?? 0n) + order.amount;
    if (PORTS[wallet.kind].covers(wallet, sum)) taken.set(order.punter, sum);
    else refused.set(order, "BALANCE_INSUFFICIENT");
  }
  return refused;
};

const DIRECTIONS = {
  deposit: { sign: 1n, refusedOf: refusedDeposits },
  withdrawal: { sign: -1n, refusedOf: refusedWithdrawals },
} as const;

const moveMoneyOfHost = (
  ledger: Ledger,
  tenant: string,
  kind: keyof typeof DIRECTIONS,
  orders: readonly DepositOrder[],
): Promise<readonly WithdrawalOutcome[]> =>
  inLedger(ledger, tenant, async (transaction) => {
    const wallets = await lockWallets(transaction, orders);
    const { sign, refusedOf } = DIRECTIONS[kind];
    const walletOf: WalletOf = ({ punter }) => wallets.get(punter) as LockedWallet;
    const fitting = orders.filter((order) => walletOf(order).currency === order.currency);
    const refused = refusedOf(fitting, walletOf);
    const claimed = await claimRequests(
      transaction,
      kind,
      fitting.filter((order) => !refused.has(order)),
    );
    const writes = noWrites();
    const balances = new Map<DepositOrder, string>();
    for (const order of claimed) {
      const wallet = walletOf(order);
      moveMoney(writes, wallet, { kind, ref: order.reqUuid, amount: sign * order.amount, at: new Date(order.at) });
      tellBalance(writes, wallet, order.reqUuid, order.at);
      balances.set(order, PORTS[wallet.kind].shown(wallet));
    }
    if (claimed.size > 0) await writeTaken(transaction, writes, new Set([...claimed].map(walletOf)));
    const known = await readRequests(
      transaction,
      fitting.filter((order) => !claimed.has(order)),
    );
    return orders.map((order): WithdrawalOutcome => {
      const balance = balances.get(order);
      if (balance !== undefined) return { balance };
      const before = known.get(keyOf(order));
      if (!before) return { problem: refused.get(order) ?? "OTHER_CURRENCY" };
      if (!before.digest.equals(order.digest) || !before.message) return { problem: "REQUEST_REUSED" };
      return { balance: before.message.balance };
    });
  });

/** Deposits money of the host; creates the wallet on the first deposit. A repeated request gets its first answer. */
export const depositMoney = async (
  ledger: Ledger,
  tenant: string,
  orders: readonly DepositOrder[],
): Promise<readonly DepositOutcome[]> =>
  (await moveMoneyOfHost(ledger, tenant, "deposit", orders)) as readonly DepositOutcome[];

/** Gives money back to the host, as far as the balance covers it. A repeated request gets its first answer. */
export const withdrawMoney = (
  ledger: Ledger,
  tenant: string,
  orders: readonly DepositOrder[],
): Promise<readonly WithdrawalOutcome[]> => moveMoneyOfHost(ledger, tenant, "withdrawal", orders);
