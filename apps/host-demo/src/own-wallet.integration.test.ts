import { randomUUID } from "node:crypto";
import { startDatabase, type TestDatabase } from "@touchline/db/testing";
import { HOST_PATHS } from "@touchline/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { HistoryPage, Me } from "./me.ts";
import { SITE_PAGES, SITE_PATHS } from "./site-paths.ts";
import { ASSETS, type Host, NOON, startHost } from "./test-support/host.ts";
import { openWallet, type Wallet } from "./wallet/open-wallet.ts";
import { createPlatformSide } from "./wallet/test-support/platform-side.ts";

const TENANT = "touchline";
const KEYS = { [TENANT]: { platform: "p".repeat(32), own: "w".repeat(32) } };

let database: TestDatabase;
let wallet: Wallet;
let host: Host;
let url: string;

beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database?.remove());

beforeEach(async () => {
  const databaseUrl = database.ownerUrl.replace(/\/postgres$/, `/wallet_${randomUUID().slice(0, 8)}`);
  wallet = await openWallet({ databaseUrl, keys: KEYS, now: () => NOON });
  host = await startHost(ASSETS, wallet);
  url = `${await host.server.listen({ port: 0, host: "127.0.0.1" })}/wallet`;
  return async () => {
    await host.server.close();
    await wallet.close();
  };
});

const platformSide = () => createPlatformSide({ url }, () => NOON, "jonas-keller", "EUR", TENANT);
const deposit = (cookie: string, amount: string, reqUuid: string) =>
  host.send("POST", HOST_PATHS.deposit, { amount, reqUuid }, cookie);
const historyOf = async (cookie: string, query = ""): Promise<HistoryPage> =>
  (await host.read(`${SITE_PATHS.history}${query}`, cookie)).json();

test("PEER-18 welcome money and deposits go to the operator's wallet, and none to the platform", async () => {
  const cookie = await host.signIn();
  await host.signIn();
  const id = randomUUID();
  await deposit(cookie, "50", id);
  const me = (await deposit(cookie, "50", id)).json() as Me;
  expect(me.wallets.map(({ currency, balance }) => [currency, balance])).toEqual([
    ["EUR", "300"],
    ["USD", "0"],
    ["GBP", "0"],
  ]);
  expect(host.asked).toEqual([]);
});

test("PEER-18 the punter sees the calls of the bets with the balance after each, newest first, and nobody else does", async () => {
  const cookie = await host.signIn();
  const side = platformSide();
  const { call: _, ...bet } = side.ids();
  await side.reserve({ ...bet, amount: "20.00" });
  await side.commit({ ...bet, amount: "20.00" });
  await side.settle({ ...bet, amount: "45.50" });
  const { currency, movements, next } = await historyOf(cookie);
  expect([currency, next]).toEqual(["EUR", null]);
  expect(movements.map(({ kind, bet: of, moved, balance }) => [kind, of, moved, balance])).toEqual([
    ["settle", bet.bet, "45.50", "275.50"],
    ["commit", bet.bet, "0", "230"],
    ["reserve", bet.bet, "-20", "230"],
    ["deposit", null, "250", "250"],
  ]);
  expect((await host.read(SITE_PATHS.history)).statusCode).toBe(204);
  const other = await historyOf(await host.signIn("camila-rojas"));
  expect(other.movements.map(({ kind, moved }) => [kind, moved])).toEqual([["deposit", "200000"]]);
});

test("PEER-18 an older page begins where the one before ended", async () => {
  const cookie = await host.signIn();
  for (let count = 0; count < 60; count += 1)
    await wallet.fundsOf(TENANT).deposit("jonas-keller", "EUR", "1", randomUUID());
  const first = await historyOf(cookie);
  const second = await historyOf(cookie, `?before=${first.next}`);
  expect([first.movements.length, second.movements.length, second.next]).toEqual([50, 11, null]);
  expect(second.movements.at(0)?.balance).toBe("260");
  expect((await host.read(`${SITE_PATHS.history}?before=x`, cookie)).statusCode).toBe(400);
});

test("PEER-18 during a break the wallet takes no stakes, whatever the token says", async () => {
  const cookie = await host.signIn();
  await host.send("POST", HOST_PATHS.timeOut, { length: "1h" }, cookie);
  expect(await platformSide().reserve({ amount: "1" })).toMatchObject({ status: "REFUSED", code: "BLOCKED" });
});

test("PEER-18 the page of the history is linked where there is a wallet, and is not there without one", async () => {
  const page = await host.read(SITE_PAGES.history);
  expect([page.statusCode, page.body.includes('data-part="history"')]).toEqual([200, true]);
  expect((await host.read(SITE_PAGES.home)).body).toContain(`href="${SITE_PAGES.history}"`);
  const without = await startHost();
  expect((await without.read(SITE_PAGES.history)).statusCode).toBe(404);
  expect((await without.read(SITE_PAGES.home)).body).not.toContain(SITE_PAGES.history);
  expect((await without.send("POST", "/wallet/reserve", {})).statusCode).toBe(404);
  expect((await without.read(SITE_PATHS.history)).statusCode).toBe(404);
});
