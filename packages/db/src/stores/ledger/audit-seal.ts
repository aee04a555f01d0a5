import type { Ledger } from "./open-ledger.ts";
import { inLedger, type Statement } from "./transaction.ts";

export interface SealAudit {
  /** Wallets that were looked at. */
  readonly wallets: number;
  /** Those whose balance is not the sum of their entries, or that have a movement whose sides are not equal. */
  readonly drifted: number;
}

/** One statement, so that it sees balances and entries at the same moment. */
const AUDIT: Statement = {
  name: "audit-seal",
  text: `select count(*)::integer as wallets, (count(*) filter (where
      w.balance <> (select coalesce(sum(e.amount), 0) from entries e
        where e.tenant = $1 and e.punter = w.punter and e.account = 'wallet')
      or exists (select from entries e where e.tenant = $1 and e.punter = w.punter
        group by e.ref, e.kind having sum(e.amount) <> 0)))::integer as drifted
    from (select punter from chain_sealed where tenant = $1 and seal = $2 order by hash limit $3) s
    join wallets w on w.tenant = $1 and w.punter = s.punter`,
};

/**
 * Adds up wallets of a seal, which are those that have changed before it: at most `most` of them, any, because all movements of a wallet
 * are read. `pnpm ledger:verify` looks at everything.
 */
export const auditSeal = (ledger: Ledger, tenant: string, seal: string, most: number): Promise<SealAudit> =>
  inLedger(ledger, tenant, async ({ run }) => (await run<SealAudit>(AUDIT, seal, most))[0] as SealAudit);
