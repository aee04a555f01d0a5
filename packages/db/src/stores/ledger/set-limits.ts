import type { PunterLimit } from "./limits.ts";
import type { Ledger } from "./open-ledger.ts";
import { inLedger, type Statement } from "./transaction.ts";
import { lockWallets, type WalletOwner } from "./wallet-rows.ts";

export interface LimitsOrder extends WalletOwner {
  readonly limits: readonly PunterLimit[];
  readonly timeOutUntil: Date | null;
}

const SET: Statement = {
  name: "set-limits",
  text: `with kept as (
      insert into punter_limits (tenant, punter, limits, time_out_until) values ($1, $2, $3, $4)
      on conflict (punter, tenant) do update
        set limits = excluded.limits, time_out_until = excluded.time_out_until, set_at = now())
    update wallets set limited = true where tenant = $1 and punter = $2`,
};

/** Replaces the limits of a punter; creates the wallet where there is none. False if the wallet has another currency. */
export const setLimits = (ledger: Ledger, tenant: string, order: LimitsOrder): Promise<boolean> =>
  inLedger(ledger, tenant, async (transaction) => {
    const wallet = (await lockWallets(transaction, [order])).get(order.punter);
    if (wallet?.currency !== order.currency) return false;
    const limits = order.limits.map((limit) => ({ ...limit, amount: `${limit.amount}` }));
    await transaction.run(SET, order.punter, JSON.stringify(limits), order.timeOutUntil);
    return true;
  });
