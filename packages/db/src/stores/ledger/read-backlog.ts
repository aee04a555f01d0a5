import type { Ledger } from "./open-ledger.ts";
import { inLedgerByKeys, type Statement } from "./transaction.ts";

/** What waits in the ledger of a tenant. */
export interface Backlog {
  /** Messages to punters that the bus has not taken. */
  readonly unsent: number;
  /** Since when the oldest of them waits; null where none does. */
  readonly unsentSince: number | null;
  /** When the oldest request that is not decided was due; null where none is. */
  readonly undecidedSince: number | null;
}

const BACKLOG: Statement = {
  name: "backlog",
  text: `select o.unsent::integer, o.since as "unsentSince", b.since as "undecidedSince"
    from (select count(*) as unsent, (extract(epoch from min(at)) * 1000)::float8 as since
      from outbox where tenant = $1 and sent_at is null) o,
    (select (extract(epoch from min(accept_at)) * 1000)::float8 as since from bets where tenant = $1 and phase = 'PREPARED') b`,
};

export const readBacklog = (ledger: Ledger, tenant: string): Promise<Backlog> =>
  inLedgerByKeys(ledger, tenant, async ({ run }) => (await run<Backlog>(BACKLOG))[0] as Backlog);
