import type { PositionAnswer } from "@touchline/protocol";
import { sql } from "kysely";
import { type Database, inTenant } from "../database.ts";
import { amountText, signedAmountText } from "./ledger/amount-text.ts";
import { earliestMonth } from "./ledger/month.ts";
import type { WalletHolder } from "./placements.ts";

interface PositionRow {
  readonly currency: string;
  readonly digits: number;
  readonly staked: string;
  readonly net: string;
}

const most = (first: bigint, second: bigint): bigint => (first > second ? first : second);

/**
 * Staked and returned amounts of a punter since a time, from the ledger. The refunded stake of a rejected bet counts as never staked; if
 * it was staked before that time, as returned.
 */
export const readPosition = (db: Database, owner: WalletHolder, since: number): Promise<PositionAnswer> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const { rows } = await sql<PositionRow>`select w.currency, w.digits,
        coalesce(-sum(e.amount) filter (where e.kind in ('stake', 'refund')), 0) as staked, coalesce(sum(e.amount), 0) as net
      from wallets w
      left join entries e on e.tenant = w.tenant and e.punter = w.punter and e.account = 'wallet'
        and e.kind not in ('deposit', 'withdrawal', 'transfer') and e.at >= ${new Date(since)} and e.month >= ${earliestMonth(new Date(since))}
      where w.tenant = ${owner.tenant} and w.punter = ${owner.punter}
      group by w.currency, w.digits`.execute(transaction);
    const { currency, digits, ...sums } = rows[0] ?? { currency: owner.currency, digits: 0, staked: "0", net: "0" };
    const staked = most(BigInt(sums.staked), 0n);
    const net = BigInt(sums.net);
    return {
      currency,
      since,
      staked: amountText(staked, digits),
      returned: signedAmountText(net + staked, digits),
      net: signedAmountText(net, digits),
    };
  });
