import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { betOf, depositOf, judgeAll, orderOf, termsOn } from "../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../testing/start-database.ts";
import type { BetChange, Ending } from "./ledger/bet-change.ts";
import { type BetTarget, changeBets } from "./ledger/change-bets.ts";
import { decideBets } from "./ledger/decide-bets.ts";
import { depositMoney } from "./ledger/deposit-money.ts";
import { preparedOf } from "./ledger/new-order.ts";
import { type Ledger, openLedger } from "./ledger/open-ledger.ts";
import { placeBets } from "./ledger/place-bets.ts";
import { readLiabilities, readWallets } from "./placements.ts";
import { readPosition } from "./positions.ts";

const TENANT = "touchline";
const HOUR = 3_600_000;

let server: TestDatabase;
let ledger: Ledger;
let db: Database;
beforeAll(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  db = openDatabase(server.urlOf("touchline_api"), () => undefined);
});
afterAll(async () => {
  await db?.destroy();
  await ledger?.close();
  await server?.remove();
});

const place = async (punter: string, stake: bigint, at = Date.now()): Promise<BetTarget> => {
  await depositMoney(ledger, TENANT, [depositOf(punter, stake)]);
  const order = orderOf(punter, [stake], { at, acceptAt: at });
  await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
  return { id: order.bets[0]?.id as string, punter };
};

const change = (target: BetTarget, made: BetChange) => changeBets(ledger, TENANT, [target], () => made);

const ending = (resolution: Ending["resolution"], payout: bigint): Ending => ({
  ...{ resolution, payout, tax: 0n, bonus: 0n, cashback: false, refundReason: null },
});
const cashout = (part: bigint, paid: bigint): BetChange => ({
  cashedOut: { id: randomUUID(), part, paid, tax: 0n, value: paid, byRule: false },
});

const positionOf = async (punter: string, since = Date.now() - HOUR, tenant = TENANT) => {
  const { staked, returned, net } = await readPosition(db, { tenant, punter, currency: "EUR" }, since);
  return { staked, returned, net };
};

test("PEER-10 the net position is returned less staked, without deposits", async () => {
  const lost = await place("plain", 3_000n);
  const won = await place("plain", 1_500n);
  await change(lost, { settled: ending("LOST", 0n) });
  await change(won, { settled: ending("WON", 3_250n) });
  expect(await positionOf("plain")).toEqual({ staked: "45.00", returned: "32.50", net: "-12.50" });
});

test("PEER-10 a partial cash-out counts as returned, and so does the rest", async () => {
  const target = await place("parts", 1_000n);
  await change(target, cashout(400n, 505n));
  expect(await positionOf("parts")).toEqual({ staked: "10.00", returned: "5.05", net: "-4.95" });
  await change(target, cashout(600n, 700n));
  expect(await positionOf("parts")).toEqual({ staked: "10.00", returned: "12.05", net: "2.05" });
});

test("PEER-10 the stake of a void or cancelled bet counts as returned", async () => {
  await change(await place("void", 1_000n), { settled: ending("VOID", 1_000n) });
  await change(await place("void", 500n), { cancelled: true });
  expect(await positionOf("void")).toEqual({ staked: "15.00", returned: "15.00", net: "0.00" });
});

test("PEER-10 a corrected result reduces what was returned, also what was paid before the given time", async () => {
  const target = await place("corrected", 1_000n);
  await change(target, { settled: ending("WON", 2_000n) });
  const later = Date.now() + 1;
  await expect.poll(() => Date.now()).toBeGreaterThan(later);
  await change(target, { corrected: ending("LOST", 0n) });
  expect(await positionOf("corrected")).toEqual({ staked: "10.00", returned: "0.00", net: "-10.00" });
  expect(await positionOf("corrected", later)).toEqual({ staked: "0.00", returned: "-20.00", net: "-20.00" });
});

test("PEER-10 a bet rejected after its delay counts as never staked", async () => {
  const now = Date.now();
  await depositMoney(ledger, TENANT, [depositOf("turned-down", 1_000n)]);
  const order = orderOf("turned-down", [1_000n], { at: now, acceptAt: now + 1 });
  await placeBets(ledger, TENANT, [order], judgeAll("wait"));
  expect(await positionOf("turned-down")).toEqual({ staked: "10.00", returned: "0.00", net: "-10.00" });
  await decideBets(ledger, TENANT, [preparedOf(order)], judgeAll("REJECTED"));
  expect(await positionOf("turned-down")).toEqual({ staked: "0.00", returned: "0.00", net: "0.00" });
});

test("PEER-10 a stake from before the given time that is refunded after it counts as returned", async () => {
  const before = Date.now() - HOUR;
  await depositMoney(ledger, TENANT, [depositOf("midnight", 1_000n)]);
  const order = orderOf("midnight", [1_000n], { at: before, acceptAt: before + 1 });
  await placeBets(ledger, TENANT, [order], judgeAll("wait"));
  await decideBets(ledger, TENANT, [preparedOf(order)], judgeAll("REJECTED"));
  expect(await positionOf("midnight", before + HOUR / 2)).toEqual({ staked: "0.00", returned: "10.00", net: "10.00" });
});

test("PEER-10 entries before the given time do not count", async () => {
  const now = Date.now();
  await place("earlier", 1_000n, now - 2 * HOUR);
  await place("earlier", 250n, now - HOUR / 2);
  expect(await positionOf("earlier", now - HOUR)).toEqual({ staked: "2.50", returned: "0.00", net: "-2.50" });
});

test("R11 the same punter id of another tenant has its own position and wallets", async () => {
  await place("shared", 1_000n);
  const nothing = { staked: "0", returned: "0", net: "0" };
  expect(await positionOf("shared", 0, "bethog")).toEqual(nothing);
  expect(await readWallets(db, { tenant: "bethog", punter: "shared" })).toEqual({ wallets: [] });
  await depositMoney(ledger, TENANT, [depositOf("shared", 24_860n)]);
  expect(await readWallets(db, { tenant: TENANT, punter: "shared" })).toEqual({
    wallets: [{ currency: "EUR", balance: "248.60" }],
  });
});

const COUNT = 50_000;

test("PEER-10 a position is read by an index on the punter's entries, however many there are", async () => {
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  await owner.query("select set_config('touchline.tenant', $1, false)", [TENANT]);
  await owner.query(
    `insert into entries (tenant, punter, ref, kind, account, currency, amount, at)
      select $1, 'crowd-' || n % 100, gen_random_uuid(), 'stake', account, 'EUR', 1, now() - make_interval(mins => n)
      from generate_series(1, $2::int) n cross join unnest(array['wallet', 'house']) account`,
    [TENANT, COUNT],
  );
  await owner.query("vacuum analyze entries");
  const { rows } = await owner.query(
    `explain (analyze, format json) select sum(amount) from entries
      where tenant = $1 and punter = 'crowd-7' and account = 'wallet' and kind <> 'deposit' and at >= now() - interval '1 day'`,
    [TENANT],
  );
  await owner.end();
  const plan = JSON.stringify(rows[0]);

  expect(plan).toContain('"Node Type":"Index Only Scan"');
  expect(plan).toContain('"Index Name":"entries_first_entries_of_wallet"');
  // The default partition is empty.
  expect(plan).not.toMatch(/"Seq Scan"[^{]*"Relation Name":"entries_(?!default)/);
});

test("PEER-7 R11 reads what may be lost on outcomes in one currency, of its own tenant alone", async () => {
  const punter = `punter-${randomUUID().slice(0, 8)}`;
  await depositMoney(ledger, TENANT, [depositOf(punter, 1_000n)]);
  const order = orderOf(punter, [], { bets: [betOf(300n, { terms: termsOn(9_001, [4]) })] });
  await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
  const read = (tenant: string, currency = "EUR") => readLiabilities(db, { tenant, currency }, ["9001o4", "9001o5"]);
  expect([...(await read(TENANT)).keys()]).toEqual(["9001o4"]);
  expect((await read(TENANT)).get("9001o4")).toBeGreaterThan(0n);
  expect(await read(TENANT, "IDR")).toEqual(new Map());
  expect(await read("titan")).toEqual(new Map());
});
