import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { MIGRATIONS, type Migrations, migrate } from "./migrate.ts";
import { startDatabase, type TestDatabase } from "./testing/start-database.ts";
import { untilMigrated } from "./until-migrated.ts";

let server: TestDatabase;
beforeAll(async () => {
  server = await startDatabase();
});
afterAll(() => server?.remove());

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  return client;
};

let made = MIGRATIONS;
/** All that were made so far, and one more. */
const and = (name: string, up: (db: Kysely<unknown>) => Promise<unknown>, outsideTransaction = false): Migrations => ({
  ...made,
  [name]: { up: async (db) => void (await up(db)), outsideTransaction },
});
const add = (...given: Parameters<typeof and>): Promise<readonly string[]> => {
  made = and(...given);
  return migrate(server.ownerUrl, made);
};

test("R20 the command migrates the database of its owner", async () => {
  const command = fileURLToPath(new URL("commands/migrate.ts", import.meta.url));
  const env = { DATABASE_OWNER_URL: server.ownerUrl };
  const { stdout } = await promisify(execFile)(process.execPath, [command], { env });
  expect(stdout).toContain("The database is up to date");
});

test("R20 a migration has no time limit", async () => {
  const limits: unknown[] = [];
  const limit = sql`select current_setting('statement_timeout') as limit`;
  await add("9001", async (db) => limits.push(...(await limit.execute(db)).rows));
  expect(limits).toEqual([{ limit: "0" }]);
});

test("R20 a migration that waits for a table lets others use it, and is made when the table is free", async () => {
  const [reader, other] = [await connect(), await connect()];
  await reader.query("begin; select count(*) from wallets");
  const migrated = add("9002", (db) => sql`alter table wallets add column added int`.execute(db));
  const waits = "select 1 from pg_stat_activity where query like 'alter table wallets%' and wait_event_type = 'Lock'";
  await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1);
  expect((await other.query("select count(*)::int from wallets")).rows).toEqual([{ count: 0 }]);
  await reader.query("commit");
  expect(await migrated).toEqual(["9002"]);
  await reader.end();
  await other.end();
});

test("R20 an index is created without a lock on its table", async () => {
  const index = sql`create index concurrently bets_created on bets (created_at)`;
  expect(await add("9003", (db) => index.execute(db), true)).toEqual(["9003"]);
});

test("R20 a migration that fails leaves nothing behind", async () => {
  const migrations = and("9004", async (db) => {
    await sql`create table half (id int)`.execute(db);
    await sql`select 1 / 0`.execute(db);
  });
  await expect(migrate(server.ownerUrl, migrations)).rejects.toThrow(/division by zero/);
  const client = await connect();
  expect((await client.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
  await client.end();
});

test("R20 of several callers at once each migration is made by one", async () => {
  const migrations = and("9005", (db) => sql`create table once (id int)`.execute(db));
  const made = await Promise.all([1, 2, 3].map(() => migrate(server.ownerUrl, migrations)));
  expect(made.flat()).toEqual(["9005"]);
});

test("R20 PEER-22 a service waits until the database has what its version needs", async () => {
  const client = await connect();
  const database = openDatabase(server.urlOf("touchline_bets"), () => undefined);
  const latest = Object.keys(MIGRATIONS).at(-1);
  await client.query("delete from kysely_migration where name = $1", [latest]);
  const seen: (readonly string[])[] = [];
  const waiting = untilMigrated(database, (names) => seen.push(names), 10);
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  expect(seen[0]).toEqual([latest]);
  await client.query("insert into kysely_migration (name, timestamp) values ($1, '')", [latest]);
  await waiting;
  await client.query("revoke select on kysely_migration from touchline_bets, touchline_api");
  seen.length = 0;
  const without = untilMigrated(database, (names) => seen.push(names), 10);
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  expect(seen[0]).toEqual(Object.keys(MIGRATIONS));
  await client.query("grant select on kysely_migration to touchline_bets, touchline_api");
  await without;
  await database.destroy();
  await client.end();
});
