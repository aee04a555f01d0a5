import { type Kysely, sql } from "kysely";
import { guardTenant } from "./migrations/guard-tenant.ts";
import { untilUnlocked, workAsOwner } from "./owner-work.ts";

/** A partition by month. The default one, which has no end, takes rows of months that have none. */
export interface Partition {
  readonly table: string;
  readonly name: string;
  /** The first day after it, as 2027-01-01. */
  readonly until: string | null;
}

/** Selects `table`, `name` and `until` of every partition of this schema. */
export const PARTITIONS = `
  select parent.relname as table, part.relname as name,
    (regexp_match(pg_get_expr(part.relpartbound, part.oid), 'TO \\(''([^'']*)'))[1] as until
  from pg_inherits i join pg_class parent on parent.oid = i.inhparent join pg_class part on part.oid = i.inhrelid
  where parent.relkind = 'p' and part.relkind = 'r' and parent.relnamespace = current_schema()::regnamespace`;

export const readPartitions = async (db: Kysely<unknown>): Promise<readonly Partition[]> =>
  (await sql.raw<Partition>(`${PARTITIONS} order by 1, 3, 2`).execute(db)).rows;

/** The first day of the month that is so many months after that of `date`, in UTC. */
export const monthAfter = (date: Date, count: number): string =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)).toISOString().slice(0, 10);

const nextMonth = (month: string): string => monthAfter(new Date(month), 1);
const nameOf = (table: string, month: string): string => `${table}_${month.slice(0, 7).replace("-", "_")}`;

/**
 * Runs statements in one transaction. As the owner they see all tenants; a role that cannot fails, instead of finding nothing.
 */
export const inOneGo = <Result>(db: Kysely<unknown>, work: (db: Kysely<unknown>) => Promise<Result>): Promise<Result> =>
  untilUnlocked(() =>
    db.transaction().execute(async (transaction) => {
      await sql`set local row_security = off`.execute(transaction);
      return work(transaction);
    }),
  );

const run = async (db: Kysely<unknown>, ...steps: readonly string[]): Promise<void> => {
  for (const step of steps) await sql.raw(step).execute(db);
};

/** An empty table with the columns, keys, indexes and tenants of another. It is attached later, for which nobody has to wait. */
const createLike = async (db: Kysely<unknown>, table: string, name: string): Promise<void> => {
  await run(db, `create table ${name} (like ${table} including all)`);
  const { rows } = await sql`select from pg_class where oid = ${table}::regclass and relrowsecurity`.execute(db);
  if (rows.length > 0) for (const step of guardTenant(name)) await step.execute(db);
};

const makeMonth = (db: Kysely<unknown>, table: string, month: string): Promise<string> =>
  inOneGo(db, async (transaction) => {
    const name = nameOf(table, month);
    await createLike(transaction, table, name);
    await run(
      transaction,
      `alter table ${table} attach partition ${name} for values from ('${month}') to ('${nextMonth(month)}')`,
    );
    return name;
  });

/** The last month that the default partition has rows of; null where it is empty. */
const lastInDefault = (db: Kysely<unknown>, table: string): Promise<string | null> =>
  inOneGo(db, async (transaction) => {
    const last = sql.raw<{ last: string | null }>(`select max(month)::text as last from ${table}_default`);
    return (await last.execute(transaction)).rows[0]?.last ?? null;
  });

/**
 * Partitions were not made in time, and rows are in the default one. It becomes the partition of its months, so that no row is moved.
 * Rows go on being written to it until then.
 */
const adoptDefault = async (db: Kysely<unknown>, table: string, from: string, until: string): Promise<string> => {
  const [held, name, check] = [`${table}_default`, nameOf(table, from), `${table}_default_until`];
  await untilUnlocked(() =>
    run(
      db,
      `alter table ${held} drop constraint if exists ${check},
        add constraint ${check} check (month >= '${from}' and month < '${until}') not valid`,
      `alter table ${held} validate constraint ${check}`,
    ),
  );
  return inOneGo(db, async (transaction) => {
    await run(
      transaction,
      `alter table ${table} detach partition ${held}`,
      `alter table ${held} rename to ${name}`,
      `alter table ${table} attach partition ${name} for values from ('${from}') to ('${until}')`,
      `alter table ${name} drop constraint ${check}`,
    );
    await createLike(transaction, table, held);
    await run(transaction, `alter table ${table} attach partition ${held} default`);
    return name;
  });
};

/** Whole months beyond this one for which there are always partitions. */
const MONTHS_AHEAD = 3;

const makeMonthsOf = async (db: Kysely<unknown>, table: string, end: string, now: Date): Promise<string[]> => {
  const made: string[] = [];
  let from = end;
  const held = await lastInDefault(db, table);
  if (held !== null) {
    // Beyond the next month, so that no row is refused if a month ends meanwhile.
    const until = [nextMonth(held), monthAfter(now, 2)].sort().at(-1) as string;
    made.push(await adoptDefault(db, table, from, until));
    from = until;
  }
  for (; from <= monthAfter(now, MONTHS_AHEAD); from = nextMonth(from)) made.push(await makeMonth(db, table, from));
  return made;
};

/** Makes the partitions of the next months. `url` is the owner's. Returns the names of those that it made. */
export const makeMonths = (url: string, now = new Date()): Promise<readonly string[]> =>
  workAsOwner(url, async (db) => {
    const byTable = Map.groupBy(await readPartitions(db), ({ table }) => table);
    const made: string[] = [];
    for (const [table, partitions] of byTable) {
      const end = partitions
        .flatMap(({ until }) => until ?? [])
        .sort()
        .at(-1);
      if (end) made.push(...(await makeMonthsOf(db, table, end, now)));
    }
    return made;
  });
