import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { MIGRATIONS, migrate } from "./migrate.ts";
import { marketResults } from "./migrations/0023-market-results.ts";
import { seamlessWallets } from "./migrations/0025-seamless-wallets.ts";
import { workAsOwner } from "./owner-work.ts";
import { makeMonths, monthAfter } from "./partitions.ts";
import { depositMoney } from "./stores/ledger/deposit-money.ts";
import { type Ledger, openLedger } from "./stores/ledger/open-ledger.ts";
import { readPartitionsAhead } from "./stores/ledger/partitions-ahead.ts";
import { placeBets } from "./stores/ledger/place-bets.ts";
import { relayOutbox, type Unsent } from "./stores/ledger/relay-outbox.ts";
import { readValueHistory, writeValueHistory } from "./stores/ledger/value-history-rows.ts";
import { readMessages } from "./stores/placements.ts";
import { readPosition } from "./stores/positions.ts";
import { auditBooks } from "./testing/audit.ts";
import { depositOf, judgeAll, orderOf } from "./testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "./testing/start-database.ts";

const TENANT = "touchline";
const NEW = Object.keys(MIGRATIONS).filter((name) => name >= "0014");
const TABLES = ["entries", "event_course", "event_results", "outbox"];

let server: TestDatabase;
let ledger: Ledger;
const open: Ledger[] = [];
const openNode = (url: string): Ledger => {
  const node = openLedger(url, { onError: () => undefined });
  open.push(node);
  return node;
};
beforeAll(async () => {
  server = await startDatabase();
  ledger = openNode(server.urlOf("touchline_bets"));
});
afterAll(async () => {
  for (const node of open) await node.close();
  await server?.remove();
});

const query = async <Row extends object>(text: string, url = server.ownerUrl): Promise<Row[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const deposit = (punter: string, node = ledger) => depositMoney(node, TENANT, [depositOf(punter, 10_000n)]);
const place = (punter: string, node = ledger) => placeBets(node, TENANT, [orderOf(punter, [100n])], judgeAll("PLACED"));
const countOf = async (table: string, url = server.ownerUrl): Promise<number> =>
  (await query<{ count: number }>(`select count(*)::int from ${table}`, url))[0]?.count as number;

const partitionsOf = async (table: string): Promise<string[]> => {
  const rows = await query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = '${table}'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** A database in the state before months, with what this version's statements name. */
const createBefore = async (name: string) => {
  await query(`create database ${name}`);
  const urlOf = (role: string): string => server.urlOf(role).replace(/\w+$/, name);
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([made]) => made < "0014"));
  await migrate(urlOf("postgres"), before);
  for (const { up } of [marketResults, seamlessWallets]) await workAsOwner(urlOf("postgres"), up);
  return { ownerUrl: urlOf("postgres"), node: openNode(urlOf("touchline_bets")) };
};

test("PEER-22 R20 tables with rows are partitioned while bets are placed", async () => {
  const { ownerUrl, node } = await createBefore("before");
  const punters = Array.from({ length: 20 }, (_, index) => `punter-${index}`);
  for (const punter of punters) await deposit(punter, node);
  for (const punter of punters) await place(punter, node);
  const state = { prices: {}, suspended: false, silent: false, status: "", minute: null, score: { home: 0, away: 0 } };
  await writeValueHistory(node, TENANT, [{ event: 7, at: new Date(), state }]);
  await query("insert into event_results (event, version, result) values (7, 1, '{}')", ownerUrl);

  let isMigrated = false;
  let placed = punters.length;
  const failures: unknown[] = [];
  const bet = async (punter: string): Promise<void> => {
    for (let after = 0; after < 5; after += isMigrated ? 1 : 0)
      await place(punter, node).then(
        () => {
          placed += 1;
        },
        (error: unknown) => failures.push(error),
      );
  };
  const betting = Promise.all(punters.slice(0, 4).map(bet));
  expect(await migrate(ownerUrl)).toEqual(NEW);
  isMigrated = true;
  await betting;

  expect(failures).toEqual([]);
  expect(await countOf("bets", ownerUrl)).toBe(placed);
  for (const table of TABLES) {
    expect(await query(`select relkind from pg_class where oid = '${table}'::regclass`, ownerUrl)).toEqual([
      { relkind: "p" },
    ]);
    expect(await countOf(table, ownerUrl)).toBe(await countOf(`${table}_first`, ownerUrl));
    expect(await countOf(table, ownerUrl)).toBeGreaterThan(0);
  }
  expect(await auditBooks(ownerUrl)).toEqual([]);
});

test("PEER-22 R20 a migration that died while it made an index is made again", async () => {
  const { ownerUrl, node } = await createBefore("killed");
  await deposit("ana", node);
  const reader = new pg.Client(ownerUrl);
  await reader.connect();
  // An index is ready when everybody who might not see it has ended.
  await reader.query("begin isolation level repeatable read; select count(*) from wallets");
  const died = migrate(ownerUrl).then(
    () => false,
    () => true,
  );
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'create unique index concurrently%' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await query(kill)).length).toBe(1);
  expect(await died).toBe(true);
  await reader.query("commit");
  await reader.end();
  expect(await query("select from pg_index where not indisvalid", ownerUrl)).toHaveLength(1);
  expect(await migrate(ownerUrl)).toEqual(NEW);
  expect(await query("select from pg_index where not indisvalid", ownerUrl)).toEqual([]);
  await deposit("ana", node);
  expect(await auditBooks(ownerUrl)).toEqual([]);
});

test("PEER-22 partitions are made three months ahead, once, and a node tells how far they reach", async () => {
  const now = new Date();
  await makeMonths(server.ownerUrl, now);
  expect(await makeMonths(server.ownerUrl, now)).toEqual([]);
  const ahead = await readPartitionsAhead(ledger, TENANT);
  expect([...ahead.keys()].sort()).toEqual(TABLES);
  const until = Date.parse(monthAfter(now, 4)) - Date.now();
  for (const seconds of ahead.values()) expect(seconds).toBeCloseTo(until / 1000, -2);
});

test("PEER-22 rows of a month without a partition are taken, and stay where they are when it gets one", async () => {
  await deposit("late");
  await place("late");
  const count = await countOf("entries");
  const month = monthAfter(new Date(), 8);
  await query(`insert into entries select tenant, punter, ref, kind, account, currency, amount, at, '${month}' from entries
    where punter = 'late' and kind = 'deposit'`);
  expect(await countOf("entries_default")).toBe(2);
  const [{ ctid: before } = { ctid: "" }] = await query<{ ctid: string }>("select ctid from entries_default");
  const made = await makeMonths(server.ownerUrl, new Date(month));
  const [adopted] = made.filter((name) => name.startsWith("entries")) as [string];
  expect(await countOf(adopted)).toBe(2);
  expect(await query(`select ctid from ${adopted} limit 1`)).toEqual([{ ctid: before }]);
  expect([await countOf("entries_default"), await countOf("entries")]).toEqual([0, count + 2]);
  expect(await makeMonths(server.ownerUrl, new Date(month))).toEqual([]);
  await query(`delete from entries where month = '${month}'`);
  expect(await auditBooks(server.ownerUrl)).toEqual([]);
});

test("R11 R19 PEER-22 a partition shows nothing to a service, and with the right to read it only rows of the tenant", async () => {
  await deposit("ana");
  const month = monthAfter(new Date(), 3);
  await makeMonths(server.ownerUrl);
  await query(`insert into entries select tenant, punter, ref, kind, account, currency, amount, at, '${month}' from entries
    where punter = 'ana'`);
  await query(`insert into outbox select tenant, punter, seq, req_uuid, at, message, sent_at, '${month}' from outbox
    where punter = 'ana'`);
  const asTenant = (tenant: string, text: string, role = "touchline_bets") =>
    query(`select set_config('touchline.tenant', '${tenant}', false); ${text}`, server.urlOf(role));
  for (const table of ["entries", "outbox"])
    for (const partition of await partitionsOf(table)) {
      for (const role of ["touchline_bets", "touchline_api"])
        await expect(asTenant(TENANT, `select from ${partition}`, role)).rejects.toThrow(/permission denied/);
      await query(`grant select, insert on ${partition} to touchline_bets`);
      expect(await readAs("titan", partition)).toBe(0);
      expect(await readAs(TENANT, partition)).toBe(await countOf(partition));
      await query(`revoke all on ${partition} from touchline_bets`);
    }
  const made = (table: string): string => `${table}_${month.slice(0, 7).replace("-", "_")}`;
  for (const table of ["entries", "outbox"]) {
    expect(await countOf(made(table))).toBeGreaterThan(0);
    await query(`delete from ${made(table)}`);
  }
});

const readAs = async (tenant: string, table: string): Promise<number> => {
  const client = new pg.Client(server.urlOf("touchline_bets"));
  await client.connect();
  try {
    await client.query("select set_config('touchline.tenant', $1, false)", [tenant]);
    return (await client.query(`select from ${table}`)).rowCount as number;
  } finally {
    await client.end();
  }
};

test("PEER-22 what is asked since a time does not read the partitions of months before", async () => {
  const db = openDatabase(server.urlOf("touchline_api"), () => undefined);
  const holder = new pg.Client(server.ownerUrl);
  await holder.connect();
  await holder.query("begin; lock table entries_first, event_course_first in access exclusive mode");
  // A statement that reads them would wait for the lock.
  const since = new Date(monthAfter(new Date(), 3));
  const owner = { tenant: TENANT, punter: "nobody", currency: "EUR" };
  expect(await readPosition(db, owner, since.getTime())).toMatchObject({ net: "0" });
  expect(await readValueHistory(ledger, TENANT, [7], since, since)).toEqual([]);
  await holder.query("rollback");
  await holder.end();
  await db.destroy();
});

test("PEER-22 messages are sent and read without the partitions that were made ahead", async () => {
  const now = new Date();
  await makeMonths(server.ownerUrl, now);
  await deposit("told");
  const holder = new pg.Client(server.ownerUrl);
  await holder.connect();
  const ahead = `outbox_${monthAfter(now, 3).slice(0, 7).replace("-", "_")}`;
  await holder.query(`begin; lock table ${ahead}, outbox_default in access exclusive mode`);
  // A statement that reads them would wait for the lock.
  const sent: string[] = [];
  const send = async ({ punter }: Unsent): Promise<boolean> => sent.push(punter) > 0;
  await relayOutbox(ledger, TENANT, send, now);
  expect(sent).toContain("told");
  const db = openDatabase(server.urlOf("touchline_api"), () => undefined);
  expect((await readMessages(db, { tenant: TENANT, punter: "told" }, 0)).messages).toHaveLength(1);
  await db.destroy();
  await holder.query("rollback");
  await holder.end();
});

test("R2 PEER-22 a deposit that was booked in another month is refused", async () => {
  await deposit("twice");
  await query(`update entries set month = '${monthAfter(new Date(), 1)}' where punter = 'twice'`);
  const client = new pg.Client(server.urlOf("touchline_bets"));
  await client.connect();
  await client.query("select set_config('touchline.tenant', $1, false)", [TENANT]);
  const again = `insert into entries (tenant, punter, ref, kind, account, currency, amount, at)
    select tenant, punter, ref, kind, account, currency, amount, at from entries where punter = 'twice'`;
  await expect(client.query(again)).rejects.toThrow(/duplicate key value violates unique constraint "chain_deposits"/);
  await client.end();
});
