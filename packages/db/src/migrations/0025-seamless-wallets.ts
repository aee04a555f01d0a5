import { type Kysely, sql } from "kysely";
import { guardTenant } from "./guard-tenant.ts";

const run = async (db: Kysely<unknown>, ...steps: readonly string[]): Promise<void> => {
  for (const step of steps) await sql.raw(step).execute(db);
};

/** Constraints that partitions have of their own stay when that of their table is dropped. */
const dropEverywhere = (constraint: string): string => `do $$ declare part regclass; begin
    for part in select 'entries'::regclass union all select inhrelid::regclass from pg_inherits where inhparent = 'entries'::regclass loop
      execute format('alter table %s drop constraint if exists ${constraint}', part);
    end loop;
  end $$`;

const CHECKS = {
  entries_kind_check:
    "kind in ('deposit', 'withdrawal', 'stake', 'refund', 'payout', 'part', 'correction', 'transfer')",
  entries_account_check: "account in ('wallet', 'house', 'cash', 'tax', 'bonus', 'clearing')",
} as const;

/**
 * Punters whose money is in a wallet of the operator. Every movement of such a wallet has a transfer of the same amount to the account
 * `clearing`, which has what either side owes, and a call that asks the operator's wallet to do it. The row is there before the call is
 * made.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await run(
      transaction,
      "alter table wallets add column if not exists kind text not null default 'ledger' check (kind in ('ledger', 'seamless'))",
      // What the operator's wallet said last, changed by what was asked of it since. Null where it never said anything.
      "alter table wallets add column if not exists shown bigint",
      "grant update (shown) on wallets to touchline_bets",
      "alter table requests drop constraint if exists requests_kind_check",
      `alter table requests add constraint requests_kind_check
        check (kind in ('place', 'deposit', 'withdrawal', 'cashout', 'cancel')) not valid`,
      `create table if not exists wallet_calls (
        tenant text not null,
        id uuid not null,
        punter text not null,
        bet uuid not null,
        number int not null check (number >= 0),
        kind text not null check (kind in ('reserve', 'commit', 'rollback', 'settle', 'adjust')),
        reason text,
        currency text not null,
        digits smallint not null,
        amount bigint not null,
        asked bigint not null,
        at timestamptz not null,
        state text not null check (state in ('PENDING', 'DONE', 'REFUSED', 'UNKNOWN', 'NOT_SENT', 'CLAIM', 'MERGED')),
        tries int not null default 0,
        due_at timestamptz not null,
        done_at timestamptz,
        moved bigint,
        refusal text,
        primary key (id, tenant),
        constraint wallet_calls_order unique (bet, number, tenant)
      ) with (fillfactor = 80)`,
      `create index if not exists wallet_calls_due on wallet_calls (tenant, due_at)
        where state in ('PENDING', 'CLAIM') and kind <> 'reserve'`,
      "create index if not exists wallet_calls_pending on wallet_calls (punter, tenant) where state = 'PENDING'",
      "create index if not exists wallet_calls_at on wallet_calls (tenant, at)",
      "drop policy if exists tenant on wallet_calls",
    );
    for (const step of guardTenant("wallet_calls")) await step.execute(transaction);
    await run(
      transaction,
      "grant select, insert, update (state, asked, tries, due_at, done_at, moved, refusal) on wallet_calls to touchline_bets",
      "grant select on wallet_calls to touchline_api",
    );
    for (const [name, check] of Object.entries(CHECKS))
      await run(
        transaction,
        dropEverywhere(name),
        `alter table entries add constraint ${name} check (${check}) not valid`,
      );
  });
  // Reads the rows without keeping writers away.
  await run(
    db,
    "alter table requests validate constraint requests_kind_check",
    ...Object.keys(CHECKS).map((name) => `alter table entries validate constraint ${name}`),
  );
};

export const seamlessWallets = { up, outsideTransaction: true };
