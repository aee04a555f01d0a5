import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMonths } from "./partitions.ts";
import { startDatabase, type TestDatabase } from "./testing/start-database.ts";

let server: TestDatabase;
beforeAll(async () => {
  server = await startDatabase();
});
afterAll(() => server?.remove());

const prepare = (env: Readonly<Record<string, string>>) => {
  const command = fileURLToPath(new URL("commands/prepare.ts", import.meta.url));
  return promisify(execFile)(process.execPath, [command], { env: { DATABASE_OWNER_URL: server.ownerUrl, ...env } });
};

const PASSWORDS = { DATABASE_PASSWORD_API: "a'b", DATABASE_PASSWORD_BETS: "c", DATABASE_PASSWORD_CMS: "d" };

const readStored = async (): Promise<Readonly<Record<string, string | null>>> => {
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ rolname: string; rolpassword: string | null }>(
    "select rolname, rolpassword from pg_authid where rolname like 'touchline%'",
  );
  await client.end();
  return Object.fromEntries(rows.map(({ rolname, rolpassword }) => [rolname, rolpassword]));
};

test("PEER-22 the owner's command gives every role a password and the CMS its database, and can be run again", async () => {
  expect(Object.values(await readStored())).toEqual([null, null, null]);
  await prepare(PASSWORDS);
  const first = await readStored();
  expect(Object.keys(first).sort()).toEqual(["touchline_api", "touchline_bets", "touchline_cms"]);
  for (const stored of Object.values(first)) expect(stored).toMatch(/^SCRAM-SHA-256\$/);
  await prepare({ ...PASSWORDS, DATABASE_PASSWORD_BETS: "another" });
  expect((await readStored()).touchline_bets).not.toBe(first.touchline_bets);
  // It has made the partitions of the next months.
  expect(await makeMonths(server.ownerUrl)).toEqual([]);

  const cms = new URL(server.urlOf("touchline_cms"));
  cms.pathname = "/touchline_cms";
  const client = new pg.Client(cms.href);
  await client.connect();
  await client.query("create table own (id int)");
  await client.end();
});

test("PEER-22 the command names a variable that is missing", async () => {
  const { DATABASE_PASSWORD_CMS: _, ...others } = PASSWORDS;
  await expect(prepare(others)).rejects.toThrow("DATABASE_PASSWORD_CMS is not set");
});
