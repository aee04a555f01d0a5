import type { Placement } from "@touchline/protocol";
import { exposuresOf, type Judge, judgeRequest } from "./judge-request.ts";
import { type PlaceOrder, preparedOf } from "./new-order.ts";
import type { Ledger } from "./open-ledger.ts";
import { claimRequests, keyOf, placementOf, readRequests } from "./request-rows.ts";
import { noWrites } from "./rows.ts";
import { takeOrder, verdictsOf } from "./take-order.ts";
import { PORTS } from "./wallet-port.ts";
import { type LockedWallet, lockFreeWallets, lockWallets } from "./wallet-rows.ts";
import { inLedgerWithLiabilities } from "./with-liabilities.ts";
import { writeTaken } from "./write-rows.ts";

export type Refused = { readonly problem: "REQUEST_REUSED" | "OTHER_CURRENCY" | "LIMIT_REACHED" | "ON_BREAK" };
export type PlaceOutcome = { readonly placement: Placement; readonly isNew: boolean } | Refused;

const isDue = ({ at, acceptAt }: PlaceOrder): boolean => acceptAt <= at;

/** Null for requests of punters whose wallets were not locked: nothing is done with them. */
const place = (
  ledger: Ledger,
  tenant: string,
  orders: readonly PlaceOrder[],
  judge: Judge,
  lock: typeof lockWallets,
): Promise<readonly (PlaceOutcome | null)[]> =>
  inLedgerWithLiabilities(ledger, tenant, async (transaction, withLiabilities) => {
    const wallets = await lock(transaction, orders);
    const walletOf = ({ punter }: PlaceOrder): LockedWallet => wallets.get(punter) as LockedWallet;
    const fitting = orders.filter((order) => wallets.get(order.punter)?.currency === order.currency);
    const claimed = await claimRequests(transaction, "place", fitting);
    const decidesNow = (order: PlaceOrder): boolean => isDue(order) && PORTS[walletOf(order).kind].decidesAtOnce;
    const due = new Map([...claimed].filter(decidesNow).map((order) => [order, preparedOf(order)]));
    const taken = new Map<PlaceOrder, Placement>();
    await withLiabilities(exposuresOf([...due.values()], judge), async (liabilities) => {
      const writes = noWrites();
      for (const order of claimed) {
        const request = due.get(order);
        const judgeNow = () => (request ? judgeRequest(request, judge, liabilities) : null);
        taken.set(order, takeOrder(order, walletOf(order), writes, verdictsOf(order, walletOf(order), judgeNow)));
      }
      if (claimed.size > 0) await writeTaken(transaction, writes, new Set([...claimed].map(walletOf)));
    });
    const known = await readRequests(
      transaction,
      fitting.filter((order) => !claimed.has(order)),
    );
    return orders.map((order): PlaceOutcome | null => {
      if (!wallets.has(order.punter)) return null;
      const placement = taken.get(order);
      if (placement) return { placement, isNew: true };
      const earlier = known.get(keyOf(order));
      if (!earlier) return { problem: "OTHER_CURRENCY" };
      if (!earlier.digest.equals(order.digest)) return { problem: "REQUEST_REUSED" };
      return { placement: placementOf(earlier, order.at), isNew: false };
    });
  });

/**
 * Records many requests of one tenant in one transaction, with a constant number of statements. Requests of one punter are processed in
 * order; those without a delay are decided at once. A known request gets its current state, or is refused if its content differs.
 */
export const placeBets = async (
  ledger: Ledger,
  tenant: string,
  orders: readonly PlaceOrder[],
  judge: Judge,
): Promise<readonly PlaceOutcome[]> =>
  (await place(ledger, tenant, orders, judge, lockWallets)) as readonly PlaceOutcome[];

/** As `placeBets`, without the requests of punters who have no wallet yet, or whose wallet is locked: their outcome is null. */
export const placeFreeBets = (
  ledger: Ledger,
  tenant: string,
  orders: readonly PlaceOrder[],
  judge: Judge,
): Promise<readonly (PlaceOutcome | null)[]> => place(ledger, tenant, orders, judge, lockFreeWallets);
