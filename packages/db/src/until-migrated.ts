import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { MIGRATIONS } from "./migrate.ts";

const AGAIN_MS = 1_000;
/** Nothing was migrated yet, or nothing since the services may read what was. */
const NOT_THERE = new Set(["42P01", "42501"]);

const readMigrated = async (database: Database): Promise<ReadonlySet<string>> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (error instanceof pg.DatabaseError && NOT_THERE.has(error.code ?? "")) return new Set();
    throw error;
  }
};

/**
 * Waits for the migrations that this version of a service needs: its nodes may be started together with the command that migrates.
 * `onMissing` is called with their names each time that some are missing.
 */
export const untilMigrated = async (
  database: Database,
  onMissing: (names: readonly string[]) => void,
  againMs = AGAIN_MS,
): Promise<void> => {
  for (;;) {
    const migrated = await readMigrated(database);
    const missing = Object.keys(MIGRATIONS).filter((name) => !migrated.has(name));
    if (missing.length === 0) return;
    onMissing(missing);
    await sleep(againMs);
  }
};
