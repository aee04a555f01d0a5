import { type Kysely, sql } from "kysely";
import { createUniqueIndex } from "./create-index.ts";
import { guardTenant } from "./guard-tenant.ts";

interface Key {
  readonly kind: "primary key" | "unique";
  readonly columns: string;
}

interface MonthlyTable {
  readonly isOfTenants: boolean;
  readonly keys: Readonly<Record<string, Key>>;
  readonly indexes: Readonly<Record<string, string>>;
  /** By role. */
  readonly rights: Readonly<Record<string, string>>;
}

/** A key of a partitioned table contains what it is partitioned by. */
const TABLES: Readonly<Record<string, MonthlyTable>> = {
  entries: {
    isOfTenants: true,
    keys: { entries_pkey: { kind: "primary key", columns: "punter, ref, kind, account, tenant, month" } },
    indexes: { entries_of_wallet: "(punter, at, tenant) include (kind, amount) where account = 'wallet'" },
    rights: { touchline_bets: "select, insert", touchline_api: "select" },
  },
  outbox: {
    isOfTenants: true,
    keys: {
      outbox_pkey: { kind: "primary key", columns: "punter, seq, tenant, month" },
      outbox_once: { kind: "unique", columns: "punter, req_uuid, tenant, month" },
    },
    indexes: { outbox_unsent: "(tenant, punter, seq) where sent_at is null" },
    rights: { touchline_bets: "select, insert, update (sent_at)", touchline_api: "select" },
  },
  event_results: {
    isOfTenants: false,
    keys: { event_results_pkey: { kind: "primary key", columns: "event, version, month" } },
    indexes: { event_results_recorded: "(recorded_at)" },
    rights: { touchline_bets: "select, insert" },
  },
  event_course: {
    isOfTenants: false,
    keys: { event_course_pkey: { kind: "primary key", columns: "event, bucket, locked, month" } },
    indexes: {},
    rights: { touchline_bets: "select, insert" },
  },
};

const THIS_MONTH = "date_trunc('month', now() at time zone 'utc')";
/** Rows of an earlier month are answers to requests that are kept when their month is forgotten. */
const EARLIEST = "2000-01-01";

const read = async <Row>(db: Kysely<unknown>, text: string): Promise<Row> =>
  (await sql.raw(text).execute(db)).rows[0] as Row;

const run = async (db: Kysely<unknown>, ...steps: readonly string[]): Promise<void> => {
  for (const step of steps) await sql.raw(step).execute(db);
};

const guard = async (db: Kysely<unknown>, table: string): Promise<void> => {
  for (const step of guardTenant(table)) await step.execute(db);
};

const indexOf = (key: string): string => `${key}_month`;

/** All that takes long, while the table is in use. */
const prepare = async (db: Kysely<unknown>, table: string, until: string): Promise<void> => {
  await run(
    db,
    // The default is computed once for the rows that are there, so the table is not written anew.
    `alter table ${table} add column if not exists month date not null default ${THIS_MONTH}::date`,
    `alter table ${table} drop constraint if exists ${table}_until,
      add constraint ${table}_until check (month >= '${EARLIEST}' and month < '${until}') not valid`,
    `alter table ${table} validate constraint ${table}_until`,
  );
  for (const [name, { columns }] of Object.entries((TABLES[table] as MonthlyTable).keys))
    await createUniqueIndex(db, indexOf(name), `${table} (${columns})`);
};

/** The table becomes the first partition of one that takes its name. No row is read, because the constraint says where they belong. */
const swap = async (db: Kysely<unknown>, table: string, until: string): Promise<void> => {
  const { isOfTenants, keys, indexes, rights } = TABLES[table] as MonthlyTable;
  const first = `${table}_first`;
  await run(
    db,
    `alter table ${table} rename to ${first}`,
    ...Object.entries(keys).flatMap(([name, { kind }]) => [
      `alter table ${first} drop constraint ${name}`,
      `alter table ${first} add constraint ${first}_${name} ${kind} using index ${indexOf(name)}`,
    ]),
    ...Object.keys(indexes).map((name) => `alter index ${name} rename to ${first}_${name}`),
    `create table ${table} (like ${first} including defaults including constraints) partition by range (month)`,
    `alter table ${table} drop constraint ${table}_until`,
    ...Object.entries(keys).map(
      ([name, { kind, columns }]) => `alter table ${table} add constraint ${name} ${kind} (${columns})`,
    ),
    ...Object.entries(indexes).map(([name, definition]) => `create index ${name} on ${table} ${definition}`),
    `alter table ${table} attach partition ${first} for values from ('${EARLIEST}') to ('${until}')`,
    `alter table ${first} drop constraint ${table}_until`,
    // Rows of a month without a partition.
    `create table ${table}_default partition of ${table} default`,
    ...Object.entries(rights).flatMap(([role, allowed]) => [
      `revoke all on ${first} from ${role}`,
      `grant ${allowed} on ${table} to ${role}`,
    ]),
  );
  if (isOfTenants) for (const each of [table, `${table}_default`]) await guard(db, each);
};

const more: Readonly<Record<string, (db: Kysely<unknown>) => Promise<void>>> = {
  entries: (db) =>
    run(
      db,
      "drop trigger chain_entries on entries_first",
      `create trigger chain_entries after insert on entries referencing new table as fresh for each statement
        when (current_user = 'touchline_bets') execute function chain_entries()`,
    ),
  outbox: async (db) => {
    await run(db, `create table outbox_answers partition of outbox for values from (minvalue) to ('${EARLIEST}')`);
    await guard(db, "outbox_answers");
  },
};

/**
 * Partitions by month of what grows without end. `month` is the month, in UTC and by the clock of the database, in which a row was
 * written; rows from before have that of this migration. Writers do not name the column, so services of the version before go on.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of Object.keys(TABLES)) {
    const { kind } = await read<{ kind: string }>(
      db,
      `select relkind as kind from pg_class where oid = '${table}'::regclass`,
    );
    if (kind === "p") continue;
    // Beyond the next month, so that no row is refused if a month ends meanwhile.
    const { until } = await read<{ until: string }>(
      db,
      `select (${THIS_MONTH} + interval '2 months')::date::text as until`,
    );
    await prepare(db, table, until);
    await db.transaction().execute(async (transaction) => {
      await swap(transaction, table, until);
      await more[table]?.(transaction);
    });
  }
};

export const months = { up, outsideTransaction: true };
