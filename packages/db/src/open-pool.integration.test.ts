import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { depositMoney } from "./stores/ledger/deposit-money.ts";
import { isAway, type Ledger, openLedger } from "./stores/ledger/open-ledger.ts";
import { readWallet } from "./stores/placements.ts";
import { createKeptServers, type KeptServer, type KeptServers } from "./testing/kept-servers.ts";
import { depositOf } from "./testing/ledger-samples.ts";
import { serverUrl } from "./testing/postgres-server.ts";
import { type Address, startAddress } from "./testing/start-address.ts";

const TENANT = "touchline";
const PUNTER = "ana";

let servers: KeptServers;
let primary: KeptServer;
let standby: KeptServer;
let address: Address;
/** Where the address leads to. */
let reached: KeptServer;
let ledger: Ledger;
let database: Database;

beforeAll(async () => {
  servers = await createKeptServers({ archiveTimeoutSeconds: 60 });
  primary = await servers.create();
  standby = await servers.addStandby(primary);
  reached = primary;
  address = await startAddress(() => reached.port);
  ledger = openLedger(serverUrl(address.port, "touchline_bets"), { onError: () => undefined });
  database = openDatabase(serverUrl(address.port, "touchline_api"), () => undefined);
});
afterAll(async () => {
  await database?.destroy();
  await ledger?.close();
  await address?.stop();
  await servers?.remove();
});

const balance = async (): Promise<string> =>
  (await readWallet(database, { tenant: TENANT, punter: PUNTER, currency: "EUR" })).answer.activeCurrencyBalance;

const processOf = async (): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid ?? 0;

test("PEER-22 a standby is neither written nor read before it is the primary, and is found by itself when it is", async () => {
  await depositMoney(ledger, TENANT, [depositOf(PUNTER, 100n)]);
  expect(await balance()).toBe("1.00");
  reached = standby;
  await primary.lose();
  const second = depositOf(PUNTER, 200n);
  // The first answers are those of the broken connections.
  await expect.poll(() => balance().catch(String), { interval: 50 }).toContain("read-only");
  expect(await depositMoney(ledger, TENANT, [second]).catch(isAway)).toBe(true);
  expect(await ledger.exclusive("work", async () => true).catch(() => false)).toBe(false);
  await servers.promote(standby);
  await depositMoney(ledger, TENANT, [second]);
  expect(await balance()).toBe("3.00");
  expect(await ledger.exclusive("work", async () => true)).toBe(true);
});

test("PEER-22 a connection to a server that does not answer is not used again", async () => {
  await depositMoney(ledger, TENANT, [depositOf(PUNTER, 100n)]);
  const before = await processOf();
  standby.freeze(true);
  const results = await Promise.allSettled([balance(), depositMoney(ledger, TENANT, [depositOf(PUNTER, 100n)])]);
  standby.freeze(false);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await processOf()).not.toBe(before);
  expect(await depositMoney(ledger, TENANT, [depositOf(PUNTER, 100n)])).toHaveLength(1);
});

test("PEER-22 a database that was made read-only is away, and the statement is not at fault", async () => {
  await standby.query("alter system set default_transaction_read_only = on");
  await standby.query("select pg_reload_conf()");
  const tryDeposit = (): Promise<unknown> => depositMoney(ledger, TENANT, [depositOf(PUNTER, 100n)]).catch(isAway);
  await expect.poll(tryDeposit, { interval: 50 }).toBe(true);
});
