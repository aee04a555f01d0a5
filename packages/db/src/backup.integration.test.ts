import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { depositMoney } from "./stores/ledger/deposit-money.ts";
import { openLedger } from "./stores/ledger/open-ledger.ts";
import { createKeptServers, type KeptServer, type KeptServers } from "./testing/kept-servers.ts";
import { depositOf } from "./testing/ledger-samples.ts";
import { serverUrl } from "./testing/postgres-server.ts";

let servers: KeptServers;
let primary: KeptServer;
let beforeAnyBackup: string;
let moment: string;
let restored: KeptServer;

const now = async (): Promise<string> =>
  (await primary.query<{ at: string }>("select clock_timestamp()::text as at"))[0]?.at ?? "";

const puntersOf = async (server: KeptServer): Promise<string[]> =>
  (await server.query<{ punter: string }>("select punter from wallets order by 1")).map(({ punter }) => punter);

beforeAll(async () => {
  servers = await createKeptServers({ archiveTimeoutSeconds: 60 });
  primary = await servers.create();
  beforeAnyBackup = await now();
  const ledger = openLedger(serverUrl(primary.port, "touchline_bets"), { onError: () => undefined });
  const deposit = (punter: string) => depositMoney(ledger, "touchline", [depositOf(punter, 100n)]);
  await deposit("in the base backup");
  await servers.backUp(primary);
  await deposit("in the log");
  moment = await now();
  await deposit("later in the log");
  await primary.untilArchived();
  await deposit("not archived");
  await ledger.close();
});
afterAll(() => servers?.remove());

test("PEER-22 what was archived is restored when the disk is gone, and takes writes", async () => {
  await primary.lose();
  const latest = await servers.restore();
  expect(await puntersOf(latest)).toEqual(["in the base backup", "in the log", "later in the log"]);
  await latest.query("update wallets set seq = seq");
  await latest.kill();
});

test("PEER-22 a restore to a moment has what was there then, and a standby of it follows it further", async () => {
  restored = await servers.restore(moment);
  expect(await puntersOf(restored)).toEqual(["in the base backup", "in the log"]);
  const standby = await servers.addStandby(restored);
  await restored.query("delete from wallets");
  await expect.poll(() => puntersOf(standby)).toEqual([]);
});

test("PEER-22 a moment before the first base backup, or after the end of the log, is refused with the reason", async () => {
  await expect(servers.restore(beforeAnyBackup)).rejects.toThrow("no base backup");
  await expect(servers.restore("2100-01-01 00:00:00+00")).rejects.toThrow(
    "recovery ended before configured recovery target was reached",
  );
});

test("PEER-22 old base backups are removed, with the log that only they need", async () => {
  const copies = () => readdirSync(`${servers.backups}/base`);
  const segments = () => readdirSync(`${servers.backups}/wal`).filter((name) => /^[\dA-F]{24}\.gz$/.test(name));
  const [first] = segments().sort();
  await servers.backUp(restored, { KEEP: "1" });
  expect(copies()).toHaveLength(1);
  expect(segments()).not.toContain(first);
});
