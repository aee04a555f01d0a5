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
  /** When the oldest call to the operator's wallet that is not answered was decided on, apart from stakes; null where all are answered. */
  readonly callsSince: number | null;
  /** Corrections that the operator's wallet did not cover. */
  readonly claims: number;
}

const BACKLOG: Statement = {
  name: "backlog",
  text: `select o.unsent::integer, o.since as "unsentSince", b.since as "undecidedSince", c.since as "callsSince", c.claims::integer
    from (select count(*) as unsent, (extract(epoch from min(at)) * 1000)::float8 as since
      from outbox where tenant = $1 and sent_at is null) o,
    (select (extract(epoch from min(accept_at)) * 1000)::float8 as since from bets where tenant = $1 and phase = 'PREPARED') b,
    (select (extract(epoch from min(at) filter (where state = 'PENDING')) * 1000)::float8 as since,
        count(*) filter (where state = 'CLAIM') as claims
      from wallet_calls where tenant = $1 and state in ('PENDING', 'CLAIM') and kind <> 'reserve') c`,
};

export const readBacklog = (ledger: Ledger, tenant: string): Promise<Backlog> =>
  inLedgerByKeys(ledger, tenant, async ({ run }) => (await run<Backlog>(BACKLOG))[0] as Backlog);
