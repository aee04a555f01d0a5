import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findProgram, postgresAccount, serverCommand } from "../../testing/postgres-server.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import { type Ledger, openLedger } from "./open-ledger.ts";
import { readReplication } from "./read-replication.ts";

let primary: TestDatabase;
let ledger: Ledger;
let folder: string;
let standby: ChildProcess | null = null;
beforeAll(async () => {
  primary = await startDatabase();
  ledger = openLedger(primary.urlOf("touchline_bets"), { onError: () => undefined });
});
afterAll(async () => {
  await ledger?.close();
  standby?.kill("SIGQUIT");
  if (standby) await once(standby, "exit");
  await primary?.remove();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Only the name of its socket, in a folder of its own. */
const SOCKET_PORT = 5432;

const startStandby = async (): Promise<ChildProcess> => {
  const account = postgresAccount();
  folder = await mkdtemp(join(tmpdir(), "touchline-standby-"));
  if (account) chownSync(folder, account.uid, account.gid);
  const { hostname, port } = new URL(primary.ownerUrl);
  const from = ["-h", hostname, "-p", port, "-U", "postgres"];
  const args = [...from, "-D", folder, "-R", "-X", "stream", "--checkpoint=fast"];
  execFileSync(findProgram("pg_basebackup"), args, { ...account, cwd: folder });
  const { command, args: serving } = serverCommand(folder, SOCKET_PORT);
  const ownSocket = ["-c", "listen_addresses=", "-c", `unix_socket_directories=${folder}`];
  return spawn(command, [...serving, ...ownSocket], { ...account, cwd: folder, stdio: "ignore" });
};

const isBehind = async (): Promise<boolean> => {
  const { written, replayed } = await readReplication(ledger);
  return (replayed ?? written) < written;
};

const write = async (): Promise<void> => {
  const owner = new pg.Client(primary.ownerUrl);
  await owner.connect();
  await owner.query("create table if not exists written (at timestamptz); insert into written values (now())");
  await owner.end();
};

test("PEER-23 the bets service is told how far standbys are behind, and nothing else of replication", async () => {
  expect(await readReplication(ledger)).toMatchObject({ standbys: 0, replayed: null });
  standby = await startStandby();
  await expect.poll(async () => (await readReplication(ledger)).standbys).toBe(1);
  await expect.poll(isBehind).toBe(false);

  const reader = new pg.Client({ host: folder, port: SOCKET_PORT, user: "postgres", database: "postgres" });
  await reader.connect();
  await reader.query("select pg_wal_replay_pause()");
  await write();
  await expect.poll(isBehind).toBe(true);
  await reader.query("select pg_wal_replay_resume()");
  await reader.end();
  await expect.poll(isBehind).toBe(false);

  const { rows } = await ledger.pool.query("select replay_lsn, client_addr from pg_stat_replication");
  expect(rows).toEqual([{ replay_lsn: null, client_addr: null }]);
});

test("PEER-23 only the bets service may ask", async () => {
  const client = new pg.Client(primary.urlOf("touchline_api"));
  await client.connect();
  await expect(client.query("select * from replication_state()")).rejects.toThrow("permission denied");
  await client.end();
});
