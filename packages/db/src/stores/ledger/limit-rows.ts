import { type LimitRow, openLimits, type WalletLimits } from "./limits.ts";
import { earliestMonth } from "./month.ts";
import type { LedgerTransaction, Statement } from "./transaction.ts";

/** Movements of the last 30 days, as sums by kind and by the shortest period that they are in. */
const READ: Statement = {
  name: "read-limits",
  text: `select l.punter, l.limits, l.time_out_until as "timeOutUntil", (
      select json_agg(m) from (
        select e.kind, p.day, sum(e.amount)::text as amount
        from entries e cross join lateral (select min(day) as day from (values (1), (7), (30)) d(day)
          where e.at > now() - make_interval(days => day)) p
        where e.tenant = $1 and e.punter = l.punter and e.account = 'wallet' and e.at > now() - interval '30 days'
          and e.month >= $3
        group by 1, 2) m) as moved
    from punter_limits l where l.tenant = $1 and l.punter = any($2::text[])`,
};

const LONGEST_MS = 30 * 24 * 3_600_000;

/** Limits of punters whose wallets are locked, so that nothing else is booked meanwhile. */
export const readLimits = async (
  { run }: LedgerTransaction,
  punters: readonly string[],
): Promise<ReadonlyMap<string, WalletLimits>> =>
  new Map(
    (await run<LimitRow>(READ, punters, earliestMonth(new Date(Date.now() - LONGEST_MS)))).map((row) => [
      row.punter,
      openLimits(row),
    ]),
  );
