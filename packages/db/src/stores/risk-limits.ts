import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { type Database, inTenant } from "../database.ts";

export interface StoredRiskLimit {
  readonly currency: string;
  readonly scope: Readonly<Record<string, string>>;
  readonly maxStake: bigint | null;
  readonly maxWinnings: bigint | null;
  readonly maxLiability: bigint | null;
  /** Thousandths. */
  readonly stakeFactor: bigint | null;
}

const AMOUNTS = ["maxStake", "maxWinnings", "maxLiability", "stakeFactor"] as const;

type Row = Pick<StoredRiskLimit, "currency" | "scope"> &
  Readonly<Record<(typeof AMOUNTS)[number], string | number | null>> & { readonly key: string; readonly setAt: string };

const amountOf = (value: string | number | null): bigint | null => (value === null ? null : BigInt(value));

const limitOf = ({ currency, scope, ...row }: Row): StoredRiskLimit => ({
  ...{ currency, scope },
  maxStake: amountOf(row.maxStake),
  maxWinnings: amountOf(row.maxWinnings),
  maxLiability: amountOf(row.maxLiability),
  stakeFactor: amountOf(row.stakeFactor),
});

const limitsNothing = (limit: StoredRiskLimit): boolean => AMOUNTS.every((name) => limit[name] === null);

const readRows = (db: Database, tenant: string, since: RawBuilder<unknown>): Promise<Row[]> =>
  inTenant(db, tenant, async (transaction) => {
    const { rows } =
      await sql<Row>`select currency, scope, concat(currency, ' ', scope) as key, set_at::text as "setAt",
        max_stake as "maxStake", max_winnings as "maxWinnings", max_liability as "maxLiability", stake_factor as "stakeFactor"
      from risk_limits where tenant = ${tenant} and set_at > ${since} order by set_at`.execute(transaction);
    return rows;
  });

/** By currency and scope; those that were removed are not among them. */
export const readRiskLimits = async (db: Database, tenant: string): Promise<StoredRiskLimit[]> =>
  (await readRows(db, tenant, sql`'-infinity'`)).map(limitOf).filter((limit) => !limitsNothing(limit));

/** Sets, replaces or, without an amount, removes the limit of a scope. Needs the role that owns the tables. */
export const setRiskLimit = (db: Database, tenant: string, limit: StoredRiskLimit): Promise<void> =>
  inTenant(db, tenant, async (transaction) => {
    const { currency, scope, maxStake, maxWinnings, maxLiability, stakeFactor } = limit;
    await sql`insert into risk_limits (tenant, currency, scope, max_stake, max_winnings, max_liability, stake_factor)
      values (${tenant}, ${currency}, ${JSON.stringify(scope)}, ${maxStake}, ${maxWinnings}, ${maxLiability}, ${stakeFactor})
      on conflict (tenant, currency, scope) do update set max_stake = excluded.max_stake, max_winnings = excluded.max_winnings,
        max_liability = excluded.max_liability, stake_factor = excluded.stake_factor,
        set_at = greatest(clock_timestamp(), risk_limits.set_at + interval '1 microsecond')`.execute(transaction);
  });

export interface FollowedRiskLimits {
  readonly db: Database;
  readonly tenants: readonly string[];
  /** Called with all limits of a tenant after the first reading, and whenever one has changed. */
  readonly take: (tenant: string, limits: readonly StoredRiskLimit[]) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Limits bind within 5 s, of which reading them may take 3. */
const EVERY_MS = 2_000;
const RETRY_MS = 100;

/** Reads what has changed in the limits again and again. Where they cannot be read, those that were read before stay in force. */
export const followRiskLimits = ({ db, tenants, take, onFailed }: FollowedRiskLimits) => {
  const known = new Map(tenants.map((tenant) => [tenant, new Map<string, Row>()]));
  const unread = new Set(tenants);
  const newest = new Map<string, string>();

  const refreshOne = async (tenant: string, rows: Map<string, Row>): Promise<void> => {
    // A change may be committed after one that was made later.
    const since = sql`${newest.get(tenant) ?? "-infinity"}::timestamptz - interval '1 minute'`;
    const read = await readRows(db, tenant, since);
    const changed = read.filter(({ key, setAt }) => rows.get(key)?.setAt !== setAt);
    for (const row of changed) rows.set(row.key, row);
    const last = read.at(-1);
    if (last) newest.set(tenant, last.setAt);
    if (changed.length > 0 || unread.has(tenant))
      take(
        tenant,
        [...rows.values()].map(limitOf).filter((limit) => !limitsNothing(limit)),
      );
    unread.delete(tenant);
  };

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const refresh = async (): Promise<void> => {
    for (const [tenant, rows] of known) await refreshOne(tenant, rows).catch(onFailed);
  };
  const refreshRepeatedly = async (): Promise<void> => {
    await refresh();
    if (!isStopped) timer = setTimeout(refreshRepeatedly, EVERY_MS);
  };

  return {
    /** Resolves when the limits of every tenant were read. Bets that are taken before may be above them. */
    start: async (): Promise<void> => {
      await refreshRepeatedly();
      while (unread.size > 0 && !isStopped) await sleep(RETRY_MS);
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
