import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * How far standbys are behind, and nothing else of what the server knows. The function has the rights of the owner of the tables, who has
 * to be a superuser or to have the role `pg_monitor`. Backups and receivers of WAL are no standbys: they replay nothing.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    sql`create function replication_state(out standbys integer, out written float8, out replayed float8)
      language sql volatile security definer set search_path = pg_catalog
      as $$select count(*)::integer, (pg_current_wal_lsn() - '0/0')::float8, (min(replay_lsn) - '0/0')::float8
        from pg_stat_replication where replay_lsn is not null$$`,
    sql`revoke execute on function replication_state() from public`,
    sql`grant execute on function replication_state() to touchline_bets`,
  ];
  for (const step of steps) await step.execute(db);
};

export const replicationLag: Migration = { up };
