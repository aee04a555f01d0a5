import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a payout adds to the taxes and bonuses; negative where it takes back those of the stake. */
const amounts = (table: string) => sql`alter table ${sql.ref(table)}
  add column tax bigint not null default 0, add column bonus bigint not null default 0`;

/** Taxes and bonuses of bets: their amounts with the bet and its end, and an account for each in the ledger. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    sql`alter table entries drop constraint entries_account_check`,
    sql`alter table entries add constraint entries_account_check
      check (account in ('wallet', 'house', 'cash', 'tax', 'bonus'))`,
    sql`alter table bets
      add column payin_tax bigint not null default 0 check (payin_tax >= 0 and payin_tax < stake),
      add column payin_bonus bigint not null default 0 check (payin_bonus >= 0)`,
    amounts("bet_ends"),
    amounts("bet_corrections"),
    // A cash-out gives no bonus.
    sql`alter table cashouts add column tax bigint not null default 0 check (tax >= 0)`,
  ];
  for (const step of steps) await step.execute(db);
};

export const taxesAndBonuses: Migration = { up };
