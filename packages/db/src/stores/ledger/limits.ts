import type { LimitKind, LimitPeriod } from "@touchline/protocol";
import type { EntryRow } from "./rows.ts";
import type { LedgerTransaction, Statement } from "./transaction.ts";

/** An amount that may be staked, lost or deposited within a period up to now. */
export interface PunterLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
}

/** What is left of a limit; kept up to date with every movement while the wallet is locked. */
export interface OpenLimit {
  readonly kind: LimitKind;
  left: bigint;
}

export interface WalletLimits {
  readonly limits: readonly OpenLimit[];
  /** The highest stake of a single bet; null where it is not limited. */
  readonly mostPerBet: bigint | null;
  /** No bets and deposits before this time, in milliseconds. */
  readonly timeOutUntil: number;
}

export const UNLIMITED: WalletLimits = { limits: [], mostPerBet: null, timeOutUntil: 0 };

const DAYS: Readonly<Record<Exclude<LimitPeriod, "bet">, number>> = { day: 1, week: 7, month: 30 };

/** By how much a movement of the wallet changes what is left. A stake that was refunded counts as never staked. */
const CHANGES: Readonly<Record<LimitKind, (kind: EntryRow["kind"], amount: bigint) => bigint>> = {
  stake: (kind, amount) => (kind === "stake" || kind === "refund" ? amount : 0n),
  loss: (kind, amount) => (kind === "deposit" ? 0n : amount),
  deposit: (kind, amount) => (kind === "deposit" ? -amount : 0n),
};

export const countMovement = ({ limits }: WalletLimits, kind: EntryRow["kind"], amount: bigint): void => {
  for (const limit of limits) limit.left += CHANGES[limit.kind](kind, amount);
};

const leastOf = (amounts: readonly bigint[]): bigint | null => {
  let least: bigint | null = null;
  for (const amount of amounts) if (least === null || amount < least) least = amount;
  return least;
};

/** The most that may be moved now; null without a limit. */
export const allowedBy = ({ limits }: WalletLimits, kinds: readonly LimitKind[]): bigint | null => {
  const open = limits.filter(({ kind }) => kinds.includes(kind));
  return leastOf(open.map(({ left }) => left));
};

interface LimitRow {
  readonly punter: string;
  readonly limits: readonly { readonly kind: LimitKind; readonly period: LimitPeriod; readonly amount: string }[];
  readonly timeOutUntil: Date | null;
  readonly moved: readonly { readonly kind: EntryRow["kind"]; readonly day: number; readonly amount: string }[] | null;
}

/** Movements of the last 30 days, as sums by kind and by the shortest period that they are in. */
const READ: Statement = {
  name: "read-limits",
  text: `select l.punter, l.limits, l.time_out_until as "timeOutUntil", (
      select json_agg(m) from (
        select e.kind, p.day, sum(e.amount)::text as amount
        from entries e cross join lateral (select min(day) as day from (values (1), (7), (30)) d(day)
          where e.at > now() - make_interval(days => day)) p
        where e.tenant = $1 and e.punter = l.punter and e.account = 'wallet' and e.at > now() - interval '30 days'
        group by 1, 2) m) as moved
    from punter_limits l where l.tenant = $1 and l.punter = any($2::text[])`,
};

const openLimits = ({ limits, timeOutUntil, moved }: LimitRow): WalletLimits => ({
  limits: limits.flatMap(({ kind, period, amount }) => {
    if (period === "bet") return [];
    const within = (moved ?? []).filter(({ day }) => day <= DAYS[period]);
    const change = within.reduce((sum, each) => sum + CHANGES[kind](each.kind, BigInt(each.amount)), 0n);
    return [{ kind, left: BigInt(amount) + change }];
  }),
  mostPerBet: leastOf(limits.flatMap(({ period, amount }) => (period === "bet" ? [BigInt(amount)] : []))),
  timeOutUntil: timeOutUntil?.getTime() ?? 0,
});

/** Limits of punters whose wallets are locked, so that nothing else is booked meanwhile. */
export const readLimits = async (
  { run }: LedgerTransaction,
  punters: readonly string[],
): Promise<ReadonlyMap<string, WalletLimits>> =>
  new Map((await run<LimitRow>(READ, punters)).map((row) => [row.punter, openLimits(row)]));
