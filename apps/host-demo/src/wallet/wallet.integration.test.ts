import { randomUUID } from "node:crypto";
import { startDatabase, type TestDatabase } from "@touchline/db/testing";
import { signWalletBody, WALLET_SIGNATURE_LIFE_MS } from "@touchline/protocol/wallet";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RunningWallet, startWallet } from "./start-wallet.ts";
import { createPlatformSide, KEYS, PAIR, type PlatformSide, TENANT } from "./test-support/platform-side.ts";

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY_MS = 86_400_000;

let database: TestDatabase;
let wallet: RunningWallet;
let time = NOON;
const now = (): number => time;

/** An address of a database that does not exist yet. */
const ownDatabase = (name: string): string => database.ownerUrl.replace(/\/postgres$/, `/${name}`);

beforeAll(async () => {
  database = await startDatabase();
  wallet = await startWallet({ databaseUrl: ownDatabase("operator_wallet"), keys: KEYS, now });
});
afterAll(async () => {
  await wallet?.close();
  await database?.remove();
});

let side: PlatformSide;
let punter: string;
beforeEach(async () => {
  time = NOON;
  punter = `p-${randomUUID()}`;
  side = createPlatformSide(wallet, now, punter);
  await wallet.fundsOf(TENANT).deposit(punter, "EUR", "100.00", randomUUID());
});

const done = (balance: string, moved: string) => ({ status: "DONE", balance, moved });
const refused = (code: string, balance?: string) => ({ status: "REFUSED", code, ...(balance && { balance }) });
/** Reserves a stake that is then placed. */
const placed = async (amount = "10.00") => {
  const { call: _, ...bet } = side.ids();
  await side.reserve({ ...bet, amount });
  await side.commit({ ...bet, amount });
  return bet;
};

describe("stakes", () => {
  test("PEER-18 a stake is taken, and committing it moves nothing", async () => {
    const bet = side.ids();
    expect(await side.reserve({ ...bet, amount: "10.50" })).toEqual(done("89.50", "-10.50"));
    expect(await side.commit({ ...bet, call: randomUUID(), amount: "10.50" })).toEqual(done("89.50", "0"));
    expect(await side.balance()).toBe("89.50");
  });

  test("PEER-18 a call repeated has the same answer, whatever came between, and moves once", async () => {
    const ids = side.ids();
    const first = await side.reserve({ ...ids, amount: "10.00" });
    await side.reserve({ amount: "5.00" });
    expect(await side.reserve({ ...ids, amount: "10.00" })).toEqual(first);
    expect(await side.reserve({ ...ids, amount: "10.0" })).toEqual(first);
    expect(await side.balance()).toBe("85");
  });

  test.each([
    ["amount", { amount: "11.00" }],
    ["bet", { bet: randomUUID() }],
    ["time", { at: NOON - 1 }],
    ["punter", { punter: "somebody-else" }],
  ])("PEER-18 the same id with another %s is a conflict, and moves nothing", async (_, other) => {
    const call = { ...side.ids(), amount: "10.00" };
    await side.reserve(call);
    expect(await side.reserve({ ...call, ...other })).toMatchObject({ code: "CONFLICT" });
    expect(await side.balance()).toBe("90");
  });

  test("PEER-18 the id of a call is a conflict under another kind", async () => {
    const call = { ...side.ids(), amount: "10.00" };
    await side.reserve(call);
    expect(await side.rollback(call)).toMatchObject({ code: "CONFLICT" });
  });

  test("PEER-18 an id that another account has used is a conflict there, and moves nothing of it", async () => {
    const call = { ...side.ids(), amount: "10.00" };
    await side.reserve(call);
    const other = createPlatformSide(wallet, now, `other-${punter}`);
    await wallet.fundsOf(TENANT).deposit(`other-${punter}`, "EUR", "50", randomUUID());
    expect(await other.reserve({ ...call, punter: `other-${punter}` })).toMatchObject({ code: "CONFLICT" });
    expect(await other.balance()).toBe("50");
  });

  test("PEER-18 a bet is staked once, whatever the id of the call", async () => {
    const { call: _, ...bet } = side.ids();
    await side.reserve({ ...bet, amount: "10.00" });
    expect(await side.reserve({ ...bet, amount: "10.00" })).toMatchObject({ code: "CONFLICT" });
    expect(await side.balance()).toBe("90");
  });

  test("PEER-18 a stake above the balance is refused with the balance, and the same call later is judged anew", async () => {
    const call = { ...side.ids(), amount: "100.01" };
    expect(await side.reserve(call)).toEqual(refused("INSUFFICIENT", "100"));
    await wallet.fundsOf(TENANT).deposit(punter, "EUR", "0.01", randomUUID());
    expect(await side.reserve(call)).toEqual(done("0", "-100.01"));
  });

  test("PEER-18 a punter who is blocked may not stake until then, and is paid all the same", async () => {
    const bet = await placed();
    await wallet.fundsOf(TENANT).block(punter, "EUR", NOON + 1_000);
    const call = { ...side.ids(), amount: "1" };
    expect(await side.reserve(call)).toEqual(refused("BLOCKED", "90"));
    expect(await side.settle({ ...bet, amount: "20" })).toEqual(done("110", "20"));
    time += 1_000;
    expect(await side.reserve(call)).toEqual(done("109", "-1"));
  });

  test.each([
    ["punter", { punter: "nobody" }],
    ["currency", { currency: "USD" }],
  ])("PEER-18 an unknown %s is refused", async (_, other) => {
    expect(await side.reserve({ ...other, amount: "1" })).toEqual(refused("UNKNOWN_PUNTER"));
  });
});

describe("rollback", () => {
  test("PEER-18 gives the stake back once, under whatever id it comes", async () => {
    const bet = side.ids();
    await side.reserve({ ...bet, amount: "10.00" });
    const rollback = { ...bet, call: randomUUID(), amount: "10.00" };
    expect(await side.rollback(rollback)).toEqual(done("100", "10"));
    expect(await side.rollback(rollback)).toEqual(done("100", "10"));
    expect(await side.rollback({ ...rollback, call: randomUUID() })).toEqual(done("100", "0"));
    expect(await side.balance()).toBe("100");
  });

  test("PEER-18 before its reserve it succeeds and moves nothing, and the reserve is refused for good", async () => {
    const bet = side.ids();
    expect(await side.rollback({ ...bet, call: randomUUID(), amount: "10.00" })).toEqual(done("100", "0"));
    for (let time = 0; time < 2; time += 1)
      expect(await side.reserve({ ...bet, amount: "10.00" })).toEqual(refused("ROLLED_BACK", "100"));
    expect(await side.balance()).toBe("100");
  });

  test("PEER-18 of a punter who is unknown it succeeds", async () => {
    expect(await side.rollback({ punter: "nobody", amount: "10.00" })).toEqual(done("0", "0"));
  });

  test("PEER-18 of another punter's bet it gives nothing", async () => {
    const { call: _, ...bet } = side.ids();
    await side.reserve({ ...bet, amount: "10.00" });
    await wallet.fundsOf(TENANT).deposit(`other-${punter}`, "EUR", "50", randomUUID());
    expect(await side.rollback({ ...bet, punter: `other-${punter}`, amount: "10.00" })).toEqual(done("50", "0"));
    expect(await side.balance()).toBe("90");
  });

  test("PEER-18 of a bet that was committed it is refused", async () => {
    const bet = await placed();
    expect(await side.rollback({ ...bet, amount: "10.00" })).toMatchObject({ code: "CONFLICT" });
    expect(await side.balance()).toBe("90");
  });
});

describe("paying", () => {
  test("PEER-18 a bet is paid several times, by nothing as well, and once for each number", async () => {
    const bet = await placed();
    expect(await side.settle({ ...bet, n: 1, amount: "0" })).toEqual(done("90", "0"));
    expect(await side.settle({ ...bet, n: 2, amount: "7.77" })).toEqual(done("97.77", "7.77"));
    expect(await side.settle({ ...bet, n: 2, amount: "7.77" })).toMatchObject({ code: "CONFLICT" });
    expect(await side.balance()).toBe("97.77");
  });

  test("PEER-18 the same settlement with another reason is a conflict", async () => {
    const call = { ...(await placed()), call: randomUUID(), amount: "5" };
    await side.settle(call);
    expect(await side.settle({ ...call, reason: "cancel" })).toMatchObject({ code: "CONFLICT" });
  });

  test("PEER-18 it comes months later too", async () => {
    const bet = await placed();
    time += 200 * DAY_MS;
    expect(await side.settle({ ...bet, at: time, amount: "30" })).toEqual(done("120", "30"));
  });

  test("PEER-18 a correction goes in both directions, and is refused with the balance where there is no cover", async () => {
    const bet = await placed();
    expect(await side.adjust({ ...bet, n: 1, amount: "-60" })).toEqual(done("30", "-60"));
    const short = { ...bet, call: randomUUID(), n: 2, amount: "-30.001" };
    expect(await side.adjust(short)).toEqual(refused("INSUFFICIENT", "30"));
    expect(await side.adjust({ ...bet, n: 3, amount: "0.001" })).toEqual(done("30.001", "0.001"));
    expect(await side.adjust(short)).toEqual(done("0", "-30.001"));
    expect(await side.adjust({ ...bet, n: 4, amount: "0" })).toEqual(done("0", "0"));
  });

  test.each(["commit", "settle", "adjust"] as const)("PEER-18 %s of a bet without a stake is refused", async (kind) => {
    expect(await side[kind]({ amount: "5" })).toEqual(refused("UNKNOWN_BET", "100"));
    const bet = side.ids();
    await side.reserve({ ...bet, amount: "5" });
    await side.rollback({ ...bet, call: randomUUID(), amount: "5" });
    expect(await side[kind]({ ...bet, call: randomUUID(), amount: "5" })).toEqual(refused("UNKNOWN_BET", "100"));
    expect(await side.balance()).toBe("100");
  });

  test("PEER-18 amounts are exact where numbers are not", async () => {
    const bet = await placed("0.001");
    const amounts = ["0.1", "0.2", "1.005", "4.35", "9007199254740.993"];
    let n = 0;
    for (const amount of amounts) await side.settle({ ...bet, n: (n += 1), amount });
    expect(await side.balance()).toBe("9007199254846.647");
    expect(await side.adjust({ ...bet, amount: "-9007199254746.648" })).toEqual(done("99.999", "-9007199254746.648"));
  });
});

describe("at the same time", () => {
  const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));

  test("PEER-18 a hundred repeats of a call move money once, with one answer", async () => {
    const stake = { ...side.ids(), amount: "10.00" };
    const stakes = await times(100, () => side.reserve(stake));
    expect(new Set(stakes.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await side.balance()).toBe("90");
    const payment = { ...stake, call: randomUUID(), amount: "30.00" };
    await times(100, () => side.settle(payment));
    expect(await side.balance()).toBe("120");
  });

  test("PEER-18 a hundred stakes never take more than there is", async () => {
    const answers = await times(100, () => side.reserve({ amount: "7.00" }));
    expect(answers.filter(({ status }) => status === "DONE")).toHaveLength(14);
    expect(await side.balance()).toBe("2");
  });

  test("PEER-18 a hundred rollbacks under different ids give back once", async () => {
    const { call: _, ...bet } = side.ids();
    await side.reserve({ ...bet, amount: "10.00" });
    const answers = await times(100, () => side.rollback({ ...bet, amount: "10.00" }));
    expect(answers.filter((answer) => answer.status === "DONE" && answer.moved === "10")).toHaveLength(1);
    expect(await side.balance()).toBe("100");
  });

  test("PEER-18 a stake and its rollback in any order leave nothing moved", async () => {
    await times(60, async () => {
      const { call: _, ...bet } = side.ids();
      await Promise.all([side.reserve({ ...bet, amount: "1.00" }), side.rollback({ ...bet, amount: "1.00" })]);
    });
    expect(await side.balance()).toBe("100");
  });
});

describe("signatures", () => {
  const call = () => ({ ...side.ids(), amount: "10.00" });
  const attempts: readonly (readonly [string, (body: string) => string | null])[] = [
    ["no signature", () => null],
    ["a malformed one", () => "v1=abc"],
    ["another key", (body) => signWalletBody("x".repeat(32), "/reserve", body, time)],
    ["another tenant's key", (body) => signWalletBody(KEYS.velora.platform, "/reserve", body, time)],
    ["the wallet's own key", (body) => signWalletBody(PAIR.own, "/reserve", body, time)],
    ["the signature of another path", (body) => signWalletBody(PAIR.platform, "/rollback", body, time)],
    ["the signature of another body", (body) => signWalletBody(PAIR.platform, "/reserve", `${body} `, time)],
    ["an old one", (body) => signWalletBody(PAIR.platform, "/reserve", body, time - WALLET_SIGNATURE_LIFE_MS - 1)],
  ];
  test.each(attempts)("PEER-18 a call with %s is answered 401, and nothing is done", async (_, sign) => {
    const body = JSON.stringify(call());
    const response = await side.post("/reserve", body, sign(body));
    expect([response.status, response.headers.get("touchline-signature")]).toEqual([401, null]);
    expect(await side.balance()).toBe("100");
  });

  test.each(["nobody", "__proto__", undefined])("PEER-18 a call for the tenant %s is answered 401", async (tenant) => {
    const body = JSON.stringify({ ...call(), tenant });
    expect((await side.post("/reserve", body, signWalletBody(PAIR.platform, "/reserve", body, time))).status).toBe(401);
  });

  test("PEER-18 a signed call that breaks the contract is answered 400, and nothing is done", async () => {
    for (const wrong of [{ amount: 10 }, { amount: "-1" }, { more: 1 }, { call: "x" }])
      await expect(side.signed("reserve", { ...call(), ...wrong })).rejects.toThrow("400");
    expect(await side.balance()).toBe("100");
  });

  test("PEER-18 a key that is too short does not start", async () => {
    const short = { [TENANT]: { platform: "p".repeat(31), own: "w".repeat(32) } };
    await expect(startWallet({ databaseUrl: ownDatabase("operator_wallet"), keys: short })).rejects.toThrow(TENANT);
  });
});

describe("what was moved", () => {
  test("PEER-18 a day has the calls that were done, by their own time, and no refused ones", async () => {
    const at = Date.UTC(2025, 1, 3, 23, 59, 59, 999);
    const bet = side.ids();
    const rollback = { ...bet, call: randomUUID(), at: at + 1, amount: "10" };
    await side.reserve({ ...bet, at, amount: "10" });
    await side.reserve({ at, amount: "1000" });
    await side.rollback(rollback);
    await side.rollback(rollback);
    const about = { bet: bet.bet, punter, currency: "EUR" };
    const stake = { call: bet.call, kind: "reserve", ...about, moved: "-10", at };
    expect(await side.transactions("2025-02-03")).toEqual({ transactions: [stake], next: null });
    const back = { call: rollback.call, kind: "rollback", ...about, moved: "10", at: at + 1 };
    expect(await side.transactions("2025-02-04")).toEqual({ transactions: [back], next: null });
  });

  test("PEER-18 pages hold every call once, in order, also of one millisecond", async () => {
    const at = Date.UTC(2025, 5, 1);
    await wallet.fundsOf(TENANT).deposit(punter, "EUR", "9999", randomUUID());
    const stakes = Array.from({ length: 1_234 }, (_, index) => ({ ...side.ids(), at: at + (index % 3), amount: "1" }));
    for (let from = 0; from < stakes.length; from += 50)
      await Promise.all(stakes.slice(from, from + 50).map((stake) => side.reserve(stake)));
    const first = await side.transactions("2025-06-01");
    const second = await side.transactions("2025-06-01", first.next);
    expect([first.transactions.length, second.transactions.length, second.next]).toEqual([1_000, 234, null]);
    const order = stakes.map(({ call, at: when }) => `${when} ${call}`).toSorted();
    expect([...first.transactions, ...second.transactions].map(({ call, at: when }) => `${when} ${call}`)).toEqual(
      order,
    );
  });

  test("PEER-18 the operator sees its deposits and the calls of bets, newest first, with the balance after each", async () => {
    const bet = await placed();
    await side.settle({ ...bet, amount: "25" });
    const { movements, next } = await wallet.fundsOf(TENANT).movements(punter, "EUR");
    expect(movements.map(({ kind, moved, balance }) => [kind, moved, balance])).toEqual([
      ["settle", "25", "115"],
      ["commit", "0", "90"],
      ["reserve", "-10", "90"],
      ["deposit", "100", "100"],
    ]);
    expect(next).toBeNull();
  });

  test("PEER-18 a deposit is one however often it is sent", async () => {
    const id = randomUUID();
    for (let time = 0; time < 3; time += 1) await wallet.fundsOf(TENANT).deposit(punter, "EUR", "5", id);
    expect(await side.balance()).toBe("105");
    await expect(wallet.fundsOf(TENANT).deposit(punter, "EUR", "6", id)).rejects.toThrow("CONFLICT");
  });
});

test("PEER-18 all is still there when the wallet starts again, also two at once", async () => {
  const { call: _, ...bet } = { ...(await placed()), call: "" };
  const again = await Promise.all(
    [1, 2].map(() => startWallet({ databaseUrl: ownDatabase("operator_wallet"), keys: KEYS, now })),
  );
  for (const each of again) expect(await createPlatformSide(each, now, punter).balance()).toBe("90");
  expect(await createPlatformSide(again[0] as RunningWallet, now, punter).settle({ ...bet, amount: "1" })).toEqual(
    done("91", "1"),
  );
  for (const each of again) await each.close();
});
