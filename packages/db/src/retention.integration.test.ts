import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CHAIN_CHECKS } from "./chain-checks.ts";
import { type Database, openDatabase } from "./database.ts";
import { workAsOwner } from "./owner-work.ts";
import { makeMonths, monthAfter, readPartitions } from "./partitions.ts";
import { forgetMonths } from "./retention.ts";
import { runChecks } from "./run-checks.ts";
import { changeBets } from "./stores/ledger/change-bets.ts";
import { depositMoney } from "./stores/ledger/deposit-money.ts";
import { keepRejectedResult } from "./stores/ledger/failed-settlements.ts";
import { type Ledger, openLedger } from "./stores/ledger/open-ledger.ts";
import { placeBets } from "./stores/ledger/place-bets.ts";
import { relayOutbox } from "./stores/ledger/relay-outbox.ts";
import { recordResult } from "./stores/ledger/settlement-rows.ts";
import { readValueHistory, writeValueHistory } from "./stores/ledger/value-history-rows.ts";
import { readMessages, readPlacement } from "./stores/placements.ts";
import { depositOf, digestOf, judgeAll, orderOf } from "./testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "./testing/start-database.ts";

const TENANT = "touchline";
const ANA = { tenant: TENANT, punter: "ana" };
const KEEP = { messages: 3, course: 3, results: 3 };
let server: TestDatabase;
let ledger: Ledger;
let db: Database;
/** When the first partitions are three whole months old, and a month before. */
let later: Date;
let almost: Date;
beforeEach(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  db = openDatabase(server.urlOf("touchline_api"), () => undefined);
  const partitions = await workAsOwner(server.ownerUrl, readPartitions);
  const end = new Date(partitions.find(({ name }) => name === "outbox_first")?.until as string);
  [almost, later] = [new Date(monthAfter(end, 2)), new Date(monthAfter(end, 3))];
  await makeMonths(server.ownerUrl, later);
});
afterEach(async () => {
  await db.destroy();
  await ledger.close();
  await server.remove();
});

const asOwner = async (text: string): Promise<number> => {
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  try {
    return (await client.query(text)).rowCount as number;
  } finally {
    await client.end();
  }
};

const relay = () => relayOutbox(ledger, TENANT, async () => true);

test("R2 PEER-22 messages are forgotten when they are old and sent, and repeated requests are answered as the first time", async () => {
  const deposit = depositOf("ana", 10_000n);
  const order = orderOf("ana", [1_000n, 500n]);
  const bet = { id: order.bets[0]?.id as string, punter: "ana" };
  const request = {
    kind: "cashout" as const,
    ...{ punter: "ana", reqUuid: crypto.randomUUID(), digest: digestOf("x"), betslipId: null, at: Date.now() },
  };
  const cashOut = () =>
    changeBets(ledger, TENANT, [{ ...bet, request }], () => ({
      cashedOut: { id: request.reqUuid, part: 500n, paid: 400n, tax: 0n, value: 800n, byRule: false },
    }));
  const [deposited] = await depositMoney(ledger, TENANT, [deposit]);
  await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
  await cashOut();
  const answers = async () => ({
    deposit: (await depositMoney(ledger, TENANT, [deposit]))[0],
    placement: (await placeBets(ledger, TENANT, [order], judgeAll("PLACED")))[0],
    read: { ...(await readPlacement(db, ANA, order.reqUuid)), now: 0 },
    cashout: (await cashOut())[0],
  });
  const before = await answers();
  expect(before.deposit).toEqual(deposited);
  expect(before.read).toMatchObject({ state: "DECIDED" });
  expect((await readMessages(db, ANA, 0)).messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);

  expect((await relay()).sent).toBe(3);
  await depositMoney(ledger, TENANT, [depositOf("ben", 10_000n)]);
  await relay();
  await placeBets(ledger, TENANT, [orderOf("ben", [1_000n])], judgeAll("PLACED"));
  expect((await forgetMonths(server.ownerUrl, KEEP, later)).needed).toEqual(["outbox_first"]);
  expect((await relay()).sent).toBe(1);
  expect((await forgetMonths(server.ownerUrl, KEEP, almost)).dropped).toEqual([]);
  expect((await forgetMonths(server.ownerUrl, { ...KEEP, messages: 0 }, later)).dropped).not.toContain("outbox_first");
  expect((await forgetMonths(server.ownerUrl, KEEP, later)).dropped).toContain("outbox_first");
  // Those of the deposit and of the cash-out.
  expect((await readMessages(db, ANA, 0)).messages.map(({ seq }) => seq)).toEqual([1, 3]);
  expect(await answers()).toEqual(before);
  expect(await runChecks(server.ownerUrl, CHAIN_CHECKS)).toEqual([]);

  await asOwner("delete from bet_facts where step = 'decided'; update bets set phase = 'PREPARED', decision = null");
  expect(await readPlacement(db, ANA, order.reqUuid)).toMatchObject({ state: "PREPARED" });
});

test("PEER-22 a result is forgotten when no open bet is on its event; courses of old months are; entries never", async () => {
  const now = new Date();
  await depositMoney(ledger, TENANT, [depositOf("ana", 10_000n)]);
  // On the event 7.
  const order = orderOf("ana", [1_000n]);
  await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
  await relay();
  const state = { prices: {}, suspended: false, silent: false, status: "", minute: null, score: { home: 0, away: 0 } };
  await writeValueHistory(ledger, TENANT, [{ event: 7, at: now, state }]);
  await recordResult(ledger, TENANT, { eventId: 7, version: 1 } as never);
  await keepRejectedResult(ledger, TENANT, { subject: "result.x", data: new Uint8Array(1) }, "no result");
  const readCourse = () => readValueHistory(ledger, TENANT, [7], new Date(now.getTime() - 1_000), new Date());
  expect(await readCourse()).toHaveLength(1);

  expect(await forgetMonths(server.ownerUrl, { messages: 0, course: 0, results: 0 }, later)).toEqual({
    ...{ dropped: [], needed: [] },
  });
  expect(await forgetMonths(server.ownerUrl, KEEP, later)).toEqual({
    dropped: ["event_course_first", "outbox_first"],
    needed: ["event_results_first"],
  });
  expect(await readCourse()).toEqual([]);
  const ending = { resolution: "LOST", cashback: false, refundReason: null, payout: 0n, tax: 0n, bonus: 0n } as const;
  await changeBets(ledger, TENANT, [{ id: order.bets[0]?.id as string, punter: "ana" }], () => ({ settled: ending }));
  expect((await forgetMonths(server.ownerUrl, KEEP, later)).dropped).toEqual(["event_results_first"]);
  for (const table of ["event_course", "event_results", "rejected_results"])
    expect(await asOwner(`select from ${table}`)).toBe(0);
  expect(await asOwner("select from entries")).toBe(4);
  expect(await runChecks(server.ownerUrl, CHAIN_CHECKS)).toEqual([]);
});

test("R11 PEER-22 a role that does not see every tenant forgets nothing", async () => {
  await depositMoney(ledger, TENANT, [depositOf("ana", 10_000n)]);
  await asOwner(`create role keeper login; alter schema public owner to keeper;
    do $$ declare each regclass; begin
      for each in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
        execute format('alter table %s owner to keeper', each);
      end loop;
    end $$`);
  await expect(forgetMonths(server.urlOf("keeper"), KEEP, later)).rejects.toThrow(/row-level security/);
  expect(await asOwner("select from outbox where sent_at is null")).toBe(1);
});

test("PEER-22 the command makes what is missing, says what it did, and names a setting that is wrong", async () => {
  const command = fileURLToPath(new URL("commands/maintain.ts", import.meta.url));
  const maintain = (env: Readonly<Record<string, string>>) =>
    promisify(execFile)(process.execPath, [command], { env: { DATABASE_OWNER_URL: server.ownerUrl, ...env } });
  const last = `event_course_${monthAfter(later, 3).slice(0, 7).replace("-", "_")}`;
  await asOwner(`drop table ${last}`);
  expect((await maintain({})).stdout).toBe("The partitions are as they should be\n");
  await makeMonths(server.ownerUrl, later);
  expect(await asOwner(`select from pg_class where relname = '${last}'`)).toBe(1);
  await expect(maintain({ KEEP_COURSE_MONTHS: "-1" })).rejects.toThrow("KEEP_COURSE_MONTHS is not a whole number: -1");
  await expect(maintain({ DATABASE_OWNER_URL: "" })).rejects.toThrow("DATABASE_OWNER_URL is not set");
});
