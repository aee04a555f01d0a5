import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createRiskBook, type RiskBook } from "@touchline/betting";
import { type Database, followRiskLimits, openDatabase, openLedger, readRiskLimits } from "@touchline/db";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { codesOf, untilDecided } from "./test-support/ask-until.ts";
import { placementOf, requestOf, selectionOf } from "./test-support/requests.ts";
import { liveEvent, prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene, TENANT } from "./test-support/scene.ts";

const EVENT = prematchEvent(1);
const LIVE = liveEvent(4);
const WITHIN_MS = 5_000;

let scene: Scene;
let databases: Database[];
let followers: ReturnType<typeof followRiskLimits>[];
const books: RiskBook[] = [createRiskBook(), createRiskBook()];
const failures: unknown[] = [];

beforeAll(async () => {
  scene = await startScene([EVENT, LIVE]);
  databases = books.map(() => openDatabase(scene.postgres.urlOf("touchline_bets"), () => undefined));
  followers = books.map((book, node) =>
    followRiskLimits({
      ...{ db: databases[node] as Database, tenants: [TENANT], take: book.take },
      onFailed: (error) => failures.push(error),
    }),
  );
  for (const follower of followers) await follower.start();
  for (const { strictestOf } of books) await scene.startNode({ strictestOf, liveDelayMs: 7_000 });
  for (const punter of ["ana", "bo"]) await scene.deposit(punter, "100000");
});
afterAll(async () => {
  for (const follower of followers ?? []) follower.stop();
  for (const database of databases ?? []) await database.destroy();
  await scene?.remove();
});

const command = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    [new URL("commands/limits.ts", import.meta.url).pathname, ...words, "--tenant", TENANT],
    { env: { DATABASE_OWNER_URL: scene.postgres.ownerUrl } },
  );

/** Changes a limit and waits until every node has it, for no longer than a change may take. */
const change = async (...words: string[]): Promise<void> => {
  const before = books.map(({ strictestOf }) => strictestOf);
  const scope = { punter: "ana", sport: "1", event: "1", outcome: "1o0", market: "1", specifiers: "" };
  const known = before.map((strictestOf) => strictestOf(TENANT, "EUR", scope));
  await command(...words, "--currency", "EUR");
  await vi.waitFor(
    () => {
      for (const [node, book] of books.entries())
        expect(book.strictestOf(TENANT, "EUR", scope)).not.toEqual(known[node]);
    },
    { timeout: WITHIN_MS, interval: 20 },
  );
};

/** As many as reach both nodes. */
const placeSome = (punter: string, stake: string) =>
  Promise.all(Array.from({ length: 12 }, () => untilDecided(scene, punter, requestOf([selectionOf(EVENT)], stake))));

test("PEER-20 a limit that is changed in one place binds on two nodes within 5 s, without a restart", async () => {
  for (const placed of await placeSome("ana", "50")) expect(codesOf(placed)).toEqual([]);
  await change("set", "--sport", "1", "--punter", "ana", "--max-stake", "20");
  for (const refused of await placeSome("ana", "50")) {
    expect(codesOf(refused)).toEqual(["STAKE_ABOVE_MAX"]);
    expect(refused.result.bets[0]?.alternativeStake).toBe("20.00");
  }
  for (const placed of await placeSome("ana", "20")) expect(codesOf(placed)).toEqual([]);
  for (const placed of await placeSome("bo", "50")) expect(codesOf(placed)).toEqual([]);

  await change("set", "--punter", "ana", "--factor", "0.1");
  expect((await command("list")).stdout).toBe(
    "EUR, sport 1, punter ana: max-stake 20.00\nEUR, punter ana: factor 0.1\n",
  );
  for (const refused of await placeSome("ana", "20")) expect(refused.result.bets[0]?.alternativeStake).toBe("2.00");
  await change("remove", "--punter", "ana");
  await change("remove", "--sport", "1", "--punter", "ana");
  for (const placed of await placeSome("ana", "50")) expect(codesOf(placed)).toEqual([]);
  expect(await readRiskLimits(databases[0] as Database, TENANT)).toEqual([]);
});

test("PEER-20 a limit that is set while a bet waits for its decision binds it, and the stake is refunded", async () => {
  const request = requestOf([selectionOf(LIVE)], "50");
  expect(placementOf(await scene.place("bo", request)).state).toBe("PREPARED");
  await command("set", "--currency", "EUR", "--event", "4", "--max-winnings", "30");
  await vi.waitFor(() => {
    for (const { strictestOf } of books) expect(strictestOf(TENANT, "EUR", { event: "4" }).maxWinnings).toBe(3_000n);
  }, WITHIN_MS);
  const refused = await untilDecided(scene, "bo", request);
  expect(codesOf(refused)).toEqual(["STAKE_ABOVE_MAX"]);
  expect(refused.result.bets[0]?.alternativeStake).toBe("15.00");
});

test("PEER-20 a service may read limits, and change none of them", async () => {
  const text = "insert into risk_limits (tenant, currency, scope) values ('touchline', 'EUR', '{}')";
  for (const role of ["touchline_bets", "touchline_api"]) {
    const { pool, close } = openLedger(scene.postgres.urlOf(role), { onError: () => undefined });
    await expect(pool.query(text)).rejects.toThrow("permission denied");
    await expect(pool.query("update risk_limits set max_stake = 1")).rejects.toThrow("permission denied");
    await close();
  }
  await change("set", "--max-stake", "9");
  expect(await readRiskLimits(databases[0] as Database, TENANT)).toHaveLength(2);
  expect(await readRiskLimits(databases[0] as Database, "titan")).toEqual([]);
  await change("remove");
});

test("PEER-20 a node that cannot read limits keeps those that it has", async () => {
  await change("set", "--sport", "1", "--max-stake", "7");
  const [database, book] = [databases[0] as Database, books[0] as RiskBook];
  const before = failures.length;
  await database.destroy();
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(before), { timeout: WITHIN_MS, interval: 50 });
  expect(book.strictestOf(TENANT, "EUR", { sport: "1" }).maxStake).toBe(700n);
  for (const refused of await placeSome("bo", "8")) expect(refused.result.bets[0]?.alternativeStake).toBe("7.00");
});
