import type { Placement } from "@touchline/protocol";
import { differences, exposuresOf, type Judge, judgeRequest } from "./judge-request.ts";
import { lockLiabilities } from "./liability-rows.ts";
import { type PlaceOrder, preparedOf } from "./new-order.ts";
import type { Ledger } from "./open-ledger.ts";
import { claimRequests, keyOf, placementOf, readRequests } from "./request-rows.ts";
import { noWrites } from "./rows.ts";
import { takeOrder, verdictsOf } from "./take-order.ts";
import { inLedger } from "./transaction.ts";
import { type LockedWallet, lockWallets } from "./wallet-rows.ts";
import { writeTaken } from "./write-rows.ts";

export type Refused = { readonly problem: "REQUEST_REUSED" | "OTHER_CURRENCY" | "LIMIT_REACHED" | "ON_BREAK" };
export type PlaceOutcome = { readonly placement: Placement; readonly isNew: boolean } | Refused;

const isDue = ({ at, acceptAt }: PlaceOrder): boolean => acceptAt <= at;

/**
 * Records many requests of one tenant in one transaction, with a constant number of statements. Requests of one punter are processed in
 * order; those without a delay are decided at once. A known request gets its current state, or is refused if its content differs.
 */
export const placeBets = (
  ledger: Ledger,
  tenant: string,
  orders: readonly PlaceOrder[],
  judge: Judge,
): Promise<readonly PlaceOutcome[]> =>
  inLedger(ledger, tenant, async (transaction) => {
    const wallets = await lockWallets(transaction, orders);
    const walletOf = ({ punter }: PlaceOrder): LockedWallet => wallets.get(punter) as LockedWallet;
    const fitting = orders.filter((order) => walletOf(order).currency === order.currency);
    const claimed = await claimRequests(transaction, "place", fitting);
    const due = new Map([...claimed].filter(isDue).map((order) => [order, preparedOf(order)]));
    const before = await lockLiabilities(transaction, exposuresOf([...due.values()], judge));
    const after = new Map(before);
    const writes = noWrites();
    const taken = new Map<PlaceOrder, Placement>();
    for (const order of claimed) {
      const request = due.get(order);
      const verdicts = verdictsOf(order, walletOf(order), () => (request ? judgeRequest(request, judge, after) : null));
      taken.set(order, takeOrder(order, walletOf(order), writes, verdicts));
    }
    writes.liabilities.push(...differences(before, after));
    if (claimed.size > 0) await writeTaken(transaction, writes, new Set([...claimed].map(walletOf)));
    const known = await readRequests(
      transaction,
      fitting.filter((order) => !claimed.has(order)),
    );
    return orders.map((order): PlaceOutcome => {
      const placement = taken.get(order);
      if (placement) return { placement, isNew: true };
      const earlier = known.get(keyOf(order));
      if (!earlier) return { problem: "OTHER_CURRENCY" };
      if (!earlier.digest.equals(order.digest)) return { problem: "REQUEST_REUSED" };
      return { placement: placementOf(earlier, order.at), isNew: false };
    });
  });
